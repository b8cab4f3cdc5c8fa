export const previsualizacaoInput = {
  "recurso": {
    "maxLength": 32
  },
  "registo": {
    "maxLength": 64
  }
} as const;
