export const contaPasswordInput = {
  "nova": {
    "minLength": 6,
    "maxLength": 128
  }
} as const;
