export const substituicaoInput = {
  "por": {
    "maxLength": 200
  }
} as const;
