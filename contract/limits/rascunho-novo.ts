export const rascunhoNovo = {
  "estado": {
    "enum": [
      "publicado",
      "rascunho",
      "agendado",
      "arquivado"
    ]
  },
  "recurso": {
    "maxLength": 32
  }
} as const;
