import type { ErrorKind } from './app-error.js';

export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  timeout: 408,
  conflict: 409,
  gone: 410,
  precondition: 412,
  tooLarge: 413,
  unsupported: 415,
  range: 416,
  tooMany: 429,
  unavailable: 503,
  overloaded: 503,
} as const satisfies Record<ErrorKind, number>;
