export const passkeyNomeInput = {
  "nome": {
    "maxLength": 60
  }
} as const;
