export const uploadInput = {
  "images": {
    "maxLength": 10485760,
    "maxItems": 20
  }
} as const;
