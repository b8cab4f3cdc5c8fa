export const mensagemEscolasInput = {
  "ids": {
    "maxItems": 500
  },
  "assunto": {
    "maxLength": 150
  },
  "texto": {
    "maxLength": 5000
  }
} as const;
