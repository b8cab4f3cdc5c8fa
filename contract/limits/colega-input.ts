export const colegaInput = {
  "email": {
    "maxLength": 254
  }
} as const;
