export const candidaturaInput = {
  "nome": {
    "maxLength": 120
  },
  "idade": {
    "minimum": 1,
    "maximum": 100
  },
  "email": {
    "maxLength": 254
  },
  "telefone": {
    "maxLength": 30
  },
  "estudando": {
    "maxLength": 200
  },
  "motivacao": {
    "maxLength": 5000
  },
  "cv": {
    "maxLength": 10485760
  }
} as const;
