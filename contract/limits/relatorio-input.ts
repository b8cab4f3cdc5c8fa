export const relatorioInput = {
  "nome_do_ficheiro": {
    "maxLength": 200
  },
  "ano": {
    "minimum": 2021,
    "maximum": 2200
  },
  "file": {
    "maxLength": 104857600
  }
} as const;
