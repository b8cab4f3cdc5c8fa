export const retidoInput = {
  "motivo": {
    "maxLength": 200
  },
  "tipo": {
    "maxLength": 32
  },
  "registo": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
