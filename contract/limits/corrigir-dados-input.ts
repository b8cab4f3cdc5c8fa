export const corrigirDadosInput = {
  "tipo": {
    "maxLength": 32
  },
  "id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "nome": {
    "maxLength": 120
  },
  "telefone": {
    "maxLength": 30
  }
} as const;
