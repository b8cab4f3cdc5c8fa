export const pedidoMaterialInput = {
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
