export const inscricaoInput = {
  "textos": {
    "maxLength": 200
  },
  "nomeEscola": {
    "maxLength": 200
  },
  "emailEscola": {
    "maxLength": 254
  },
  "morada": {
    "maxLength": 300
  },
  "codigoPostal": {
    "maxLength": 20
  },
  "nomeResponsavel": {
    "maxLength": 120
  },
  "emailResponsavel": {
    "maxLength": 254
  },
  "contactoTelefonico": {
    "maxLength": 30
  },
  "descricao": {
    "maxLength": 5000
  },
  "cv": {
    "maxLength": 10485760
  }
} as const;
