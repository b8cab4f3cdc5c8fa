export const contaInput = {
  "nome": {
    "maxLength": 120
  },
  "email": {
    "maxLength": 254
  }
} as const;
