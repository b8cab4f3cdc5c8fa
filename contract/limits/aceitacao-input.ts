export const aceitacaoInput = {
  "nota": {
    "maxLength": 300
  }
} as const;
