export const membroInput = {
  "nome": {
    "maxLength": 120
  },
  "estado": {
    "maxLength": 80
  },
  "testemunho": {
    "maxLength": 3000
  },
  "img": {
    "maxLength": 500
  }
} as const;
