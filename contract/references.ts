export const referenceLetters = {
  "contactos": "C",
  "festival": "I",
  "formacoes": "F",
  "oportunidades": "P",
  "pedidos-material": "M",
  "sessoes": "S",
  "voluntariado": "V"
} as const;
