export const fotoProjetoInput = {
  "descricao": {
    "maxLength": 250
  }
} as const;
