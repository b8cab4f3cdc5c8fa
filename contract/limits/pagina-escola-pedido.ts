export const paginaEscolaPedido = {
  "email": {
    "maxLength": 254
  }
} as const;
