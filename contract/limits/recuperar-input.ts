export const recuperarInput = {
  "email": {
    "maxLength": 254
  }
} as const;
