export const ficheiroProjetoUpload = {
  "ficheiro": {
    "maxLength": 10485760
  }
} as const;
