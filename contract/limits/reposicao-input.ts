export const reposicaoInput = {
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
