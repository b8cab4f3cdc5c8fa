export const convidadoInput = {
  "nome": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  },
  "papel": {
    "enum": [
      "administracao",
      "edicao"
    ]
  }
} as const;
