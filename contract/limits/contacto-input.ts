export const contactoInput = {
  "textos": {
    "maxLength": 200
  },
  "assunto": {
    "maxLength": 200
  },
  "email": {
    "maxLength": 254
  },
  "nome": {
    "maxLength": 120
  },
  "descricao": {
    "maxLength": 5000
  },
  "documento": {
    "maxLength": 10485760
  }
} as const;
