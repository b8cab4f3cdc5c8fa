export const prazoEscolaInput = {
  "motivo": {
    "maxLength": 200
  }
} as const;
