export const projetoEscolaInput = {
  "titulo": {
    "maxLength": 120
  },
  "frase": {
    "maxLength": 200
  },
  "sentir": {
    "maxLength": 5000
  },
  "imaginar": {
    "maxLength": 5000
  },
  "fazer": {
    "maxLength": 5000
  },
  "partilhar": {
    "maxLength": 5000
  },
  "video": {
    "maxLength": 500
  },
  "versao": {
    "minimum": 0,
    "maximum": 2147483647
  }
} as const;
