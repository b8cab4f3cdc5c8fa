import { HttpError } from 'ra-core';

/** Repeats a call once if the API could not be reached. An error that the API answered is shown at once. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureCount === 0 && error instanceof HttpError && error.status === 0;
}
