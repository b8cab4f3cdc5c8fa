export const userEstadoInput = {
  "papel": {
    "enum": [
      "administracao",
      "edicao"
    ]
  }
} as const;
