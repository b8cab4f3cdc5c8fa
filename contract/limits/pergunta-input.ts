export const perguntaInput = {
  "pagina": {
    "enum": [
      "faq",
      "concurso-anual"
    ]
  },
  "grupo": {
    "maxLength": 80
  },
  "pergunta": {
    "maxLength": 200
  },
  "resposta": {
    "maxLength": 2000
  }
} as const;
