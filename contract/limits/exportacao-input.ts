export const exportacaoInput = {
  "secao": {
    "maxLength": 32
  }
} as const;
