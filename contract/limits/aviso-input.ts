export const avisoInput = {
  "email": {
    "maxLength": 254
  }
} as const;
