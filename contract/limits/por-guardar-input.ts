export const porGuardarInput = {
  "recurso": {
    "maxLength": 32
  },
  "registo": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "versao": {
    "minimum": 1,
    "maximum": 2147483647
  }
} as const;
