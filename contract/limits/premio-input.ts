export const premioInput = {
  "categoria": {
    "maxLength": 120
  },
  "titulo": {
    "maxLength": 200
  },
  "escola": {
    "maxLength": 200
  },
  "patrocinio": {
    "maxLength": 200
  },
  "imagem": {
    "maxLength": 500
  },
  "imagemAlt": {
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
  }
} as const;
