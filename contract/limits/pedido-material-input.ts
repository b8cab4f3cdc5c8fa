export const pedidoMaterialInput = {
  "textos": {
    "maxLength": 200
  },
  "nome": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  },
  "mensagem": {
    "maxLength": 5000
  }
} as const;
