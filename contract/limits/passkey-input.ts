export const passkeyInput = {
  "nome": {
    "maxLength": 60
  }
} as const;
