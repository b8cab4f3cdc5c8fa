export const pedidoFormacaoInput = {
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
      "Abordagem da Metodologia",
      "Oficina DFC"
    ]
  }
} as const;
