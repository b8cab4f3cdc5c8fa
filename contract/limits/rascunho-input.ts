export const rascunhoInput = {
  "estado": {
    "enum": [
      "publicado",
      "rascunho",
      "agendado",
      "arquivado"
    ]
  },
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
