export const pedidoSessaoInput = {
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
  },
  "tipo": {
    "enum": [
      "Arranque do Projeto",
      "Acompanhamento do Projeto"
    ]
  }
} as const;
