export const eventoInput = {
  "titulo": {
    "maxLength": 200
  },
  "descricao": {
    "maxLength": 10000
  },
  "hook": {
    "maxLength": 500
  },
  "url": {
    "maxLength": 500
  },
  "tipo": {
    "enum": [
      "proximo",
      "decorrer",
      "anterior"
    ]
  },
  "situacao": {
    "enum": [
      "confirmado",
      "adiado",
      "cancelado"
    ]
  },
  "ano": {
    "minimum": 2020,
    "maximum": 2030
  },
  "video": {
    "maxLength": 500
  },
  "local": {
    "maxLength": 200
  },
  "websiteOficial": {
    "maxLength": 500
  },
  "admissao": {
    "maxLength": 200
  },
  "fotos": {
    "maxItems": 50
  }
} as const;
