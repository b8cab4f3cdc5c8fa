export const juncaoInput = {
  "ids": {
    "maxItems": 20
  }
} as const;
