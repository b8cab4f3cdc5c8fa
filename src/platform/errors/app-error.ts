/** The ways in which a request can be refused; `error-status.ts` gives each its HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'gone'
  | 'precondition'
  | 'timeout'
  | 'tooLarge'
  | 'unsupported'
  | 'range'
  | 'tooMany'
  | 'unavailable'
  | 'overloaded';

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
