export const projetoMuralInput = {
  "edicao": {
    "minLength": 8,
    "maxLength": 8
  },
  "titulo": {
    "maxLength": 250
  },
  "escola": {
    "maxLength": 200
  },
  "distrito": {
    "enum": [
      "Aveiro",
      "Beja",
      "Braga",
      "Bragança",
      "Castelo Branco",
      "Coimbra",
      "Évora",
      "Faro",
      "Guarda",
      "Leiria",
      "Lisboa",
      "Portalegre",
      "Porto",
      "Santarém",
      "Setúbal",
      "Viana do Castelo",
      "Vila Real",
      "Viseu",
      "Açores",
      "Madeira"
    ]
  },
  "premio": {
    "maxLength": 120
  },
  "patrocinio": {
    "maxLength": 200
  },
  "ordem": {
    "minimum": 1,
    "maximum": 999
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
  "imagem": {
    "maxLength": 500
  },
  "imagemAlt": {
    "maxLength": 250
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
  "fotos": {
    "maxItems": 50
  },
  "video": {
    "maxLength": 500
  },
  "url": {
    "maxLength": 500
  }
} as const;
