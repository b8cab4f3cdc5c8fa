export const testemunhoInput = {
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
  },
  "convite": {
    "maxLength": 100
  }
} as const;
