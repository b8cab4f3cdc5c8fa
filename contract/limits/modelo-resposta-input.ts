export const modeloRespostaInput = {
  "nome": {
    "maxLength": 120
  },
  "texto": {
    "maxLength": 10000
  }
} as const;
