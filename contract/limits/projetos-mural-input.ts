export const projetosMuralInput = {
  "ids": {
    "maxItems": 500
  }
} as const;
