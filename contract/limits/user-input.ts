export const userInput = {
  "nome": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  },
  "password": {
    "minLength": 6,
    "maxLength": 128
  },
  "papel": {
    "enum": [
      "administracao",
      "edicao"
    ]
  }
} as const;
