export const ordemInput = {
  "ids": {
    "maxItems": 1000
  }
} as const;
