export const oportunidadeInput = {
  "textos": {
    "maxLength": 200
  },
  "email": {
    "maxLength": 254
  },
  "nome": {
    "maxLength": 120
  },
  "motivo": {
    "enum": [
      "Apresentar uma ideia de parceria",
      "Parceria institucional ou apoio financeiro",
      "Saber mais sobre parcerias",
      "Outro"
    ]
  },
  "descricao": {
    "maxLength": 5000
  },
  "documento": {
    "maxLength": 10485760
  }
} as const;
