export const agradecimentoInput = {
  "titulo": {
    "maxLength": 120
  },
  "nomes": {
    "maxItems": 200
  }
} as const;
