export const prolongamentoInput = {
  "prazo": {
    "enum": [
      "inscricoes",
      "submissao"
    ]
  }
} as const;
