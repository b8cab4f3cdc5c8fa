export const textVersions = {
  "privacidade": "9f5f2829c4b31e25",
  "newsletter": "b1a0dcbcadad71bc",
  "confirmacao": "f19ae47724b58e08",
  "encarregado": "df844794f9cbc062"
} as const;
