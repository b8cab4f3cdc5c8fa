import { AppError } from '../../platform/errors/app-error.js';

/** That an account may not be used now; said to nobody but who knows its password. */
export function accountClosed(): AppError {
  return new AppError('forbidden', 'Esta conta está desligada. Fale com quem administra o site.');
}
