export const confirmacaoInput = {
  "dias": {
    "minimum": 1,
    "maximum": 99999
  },
  "vencidos": {
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;
