export const paginaInput = {
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
