/** The trace of one request while it is answered, where traces are kept. */
export interface Trace {
  /** Tells of a statement that has just ended. @param operation its first word: nothing of what it is about */
  statement(operation: string, milliseconds: number, failed: boolean): void;
  end(method: string, route: string, status: number): void;
}

/** Begins to tell of requests. */
export interface Tracer {
  /** @param traceparent the span that the request is part of, as whoever asks says (W3C Trace Context) */
  begin(requestId: string, traceparent: string | undefined): Trace;
  /** Hands over what is not out yet. */
  end(): Promise<void>;
}
