import { AppError } from '../../platform/errors/app-error.js';
import { isGuessablePassword } from '../../platform/passwords/guessable-password.js';

/** @throws AppError 'invalid' for a password that everybody guesses; `field` is where it was typed */
export function requireGoodPassword(password: string, field = 'password'): void {
  if (!isGuessablePassword(password)) return;
  const sentence = 'Esta password é demasiado comum. Escolha outra.';
  throw new AppError('invalid', sentence, { [field]: sentence });
}
