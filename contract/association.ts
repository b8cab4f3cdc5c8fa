export const association = {
  "name": "DFC Portugal",
  "longName": "Design for Change Portugal",
  "email": "geral@dfcportugal.example",
  "address": [
    "Rua da Amostra, 1",
    "4400-000 Vila Nova de Gaia",
    "Portugal"
  ]
} as const;
