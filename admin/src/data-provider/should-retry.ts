import { HttpError } from 'ra-core';

/** What could not be reached is asked for once more; an answer is an answer, and is said at once with a way to try again. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount === 0 && error instanceof HttpError && error.status === 0;
}
