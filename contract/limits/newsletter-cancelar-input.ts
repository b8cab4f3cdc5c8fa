export const newsletterCancelarInput = {
  "email": {
    "maxLength": 254
  }
} as const;
