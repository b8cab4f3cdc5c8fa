export const ligacoesInput = {
  "ligacoes": {
    "maxItems": 30
  }
} as const;
