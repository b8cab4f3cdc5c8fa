import { HttpError } from 'ra-core';
import { Question } from '../session/question.js';
import { fieldErrors } from './field-errors.js';

/** Whether the API wants the password again, and until then does nothing of what was wanted. */
export const asksForPassword = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && 'confirmacao' in fieldErrors(error);

/** Has the password given again for the calls that are refused without. */
export const recentPassword = new Question();
