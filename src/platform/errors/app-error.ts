/** The ways in which a request can be refused, each with its HTTP status. */
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
} as const;

export type ErrorKind = keyof typeof errorStatus;

/** A refusal with one Portuguese sentence for the person, and sentences by wire name where fields are wrong. */
export class AppError extends Error {
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }

  /** Returns the refusal of one wrong field, at which the sentence stands too. */
  static at(field: string, sentence: string, kind: ErrorKind = 'invalid'): AppError {
    return new AppError(kind, sentence, { [field]: sentence });
  }
}

/** Passes over the refusal of what is no longer there: somebody else has seen to it. */
export function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError && error.kind === 'notFound')) throw error;
}
