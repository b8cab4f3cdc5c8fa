export const mensagemInput = {
  "estado": {
    "enum": [
      "porLer",
      "aberta",
      "respondida",
      "concluida"
    ]
  },
  "responsavelId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "nota": {
    "maxLength": 4000
  },
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
