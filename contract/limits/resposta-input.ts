export const respostaInput = {
  "assunto": {
    "maxLength": 200
  },
  "texto": {
    "maxLength": 10000
  },
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
