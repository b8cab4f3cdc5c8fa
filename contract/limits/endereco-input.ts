export const enderecoInput = {
  "email": {
    "maxLength": 254
  }
} as const;
