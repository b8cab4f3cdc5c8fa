export const ordemPerguntasInput = {
  "ids": {
    "maxItems": 1000
  },
  "pagina": {
    "enum": [
      "faq",
      "concurso-anual"
    ]
  }
} as const;
