export const lembreteInput = {
  "assunto": {
    "maxLength": 150
  },
  "texto": {
    "maxLength": 5000
  },
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
