export const lembretePalavras = {
  "assunto": {
    "maxLength": 150
  },
  "texto": {
    "maxLength": 5000
  }
} as const;
