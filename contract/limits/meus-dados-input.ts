export const meusDadosInput = {
  "email": {
    "maxLength": 254
  }
} as const;
