export const conviteInput = {
  "nota": {
    "maxLength": 200
  },
  "dias": {
    "minimum": 1,
    "maximum": 90
  }
} as const;
