export const edicaoInput = {
  "chave": {
    "minLength": 8,
    "maxLength": 8
  },
  "introducao": {
    "maxLength": 500
  },
  "festivalLocal": {
    "maxLength": 200
  },
  "custo": {
    "maxLength": 80
  },
  "capa": {
    "maxLength": 500
  },
  "capaAlt": {
    "maxLength": 200
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
  },
  "video": {
    "maxLength": 500
  },
  "tituloPremios": {
    "maxLength": 120
  },
  "agradecimentos": {
    "maxItems": 10
  },
  "tituloProjetos": {
    "maxLength": 120
  }
} as const;
