export const textVersions = {
  "privacidade": "e989cfac7acc53c2",
  "newsletter": "b1a0dcbcadad71bc",
  "confirmacao": "f19ae47724b58e08",
  "encarregado": "df844794f9cbc062"
} as const;
