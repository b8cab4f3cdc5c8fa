export const novaPasswordInput = {
  "password": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;
