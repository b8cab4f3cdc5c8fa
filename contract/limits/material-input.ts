export const materialInput = {
  "titulo": {
    "maxLength": 200
  },
  "texto": {
    "maxLength": 5000
  },
  "text": {
    "maxLength": 5000
  },
  "download": {
    "maxLength": 500
  },
  "img": {
    "maxLength": 500
  }
} as const;
