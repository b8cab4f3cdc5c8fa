export const parceiroInput = {
  "nome": {
    "maxLength": 120
  },
  "descricao": {
    "maxLength": 1000
  },
  "logo": {
    "maxLength": 500
  },
  "logoAlt": {
    "maxLength": 200
  },
  "ligacao": {
    "maxLength": 500
  },
  "forma": {
    "enum": [
      "heart",
      "sprout",
      "house",
      "book",
      "sun",
      "hand",
      "bird",
      "bulb",
      "trophy",
      "megaphone",
      "star",
      "eye"
    ]
  },
  "cor": {
    "enum": [
      "sentir",
      "imaginar",
      "fazer",
      "partilhar"
    ]
  }
} as const;
