export const pedidoDadosInput = {
  "tipo": {
    "enum": [
      "acesso",
      "retificacao",
      "apagamento",
      "outro"
    ]
  },
  "via": {
    "enum": [
      "site",
      "email",
      "telefone",
      "carta"
    ]
  },
  "nome": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  },
  "detalhe": {
    "maxLength": 2000
  }
} as const;
