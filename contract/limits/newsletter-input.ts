export const newsletterInput = {
  "nome": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  },
  "textos": {
    "maxLength": 200
  }
} as const;
