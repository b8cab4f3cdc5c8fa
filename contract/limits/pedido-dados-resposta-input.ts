export const pedidoDadosRespostaInput = {
  "nota": {
    "maxLength": 2000
  }
} as const;
