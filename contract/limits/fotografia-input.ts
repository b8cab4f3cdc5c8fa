export const fotografiaInput = {
  "versao": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "vistaPor": {
    "maxLength": 120
  },
  "alt": {
    "maxLength": 250
  },
  "credito": {
    "maxLength": 120
  },
  "focoX": {
    "minimum": 0,
    "maximum": 100
  },
  "focoY": {
    "minimum": 0,
    "maximum": 100
  }
} as const;
