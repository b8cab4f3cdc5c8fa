export const candidaturaInput = {
  "textos": {
    "maxLength": 200
  },
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
  "nomeEncarregado": {
    "maxLength": 120
  },
  "emailEncarregado": {
    "maxLength": 254
  },
  "cv": {
    "maxLength": 10485760
  }
} as const;
