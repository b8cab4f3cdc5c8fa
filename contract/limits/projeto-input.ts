export const projetoInput = {
  "titulo": {
    "maxLength": 250
  },
  "url": {
    "maxLength": 500
  }
} as const;
