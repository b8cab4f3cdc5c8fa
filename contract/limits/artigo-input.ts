export const artigoInput = {
  "titulo": {
    "maxLength": 200
  },
  "Categoria": {
    "maxLength": 80
  },
  "categoria": {
    "maxLength": 80
  },
  "hook": {
    "maxLength": 500
  },
  "url": {
    "maxLength": 500
  },
  "imagem": {
    "maxLength": 500
  },
  "video": {
    "maxLength": 500
  },
  "fotos": {
    "maxItems": 50
  },
  "descricao": {
    "maxLength": 16000
  }
} as const;
