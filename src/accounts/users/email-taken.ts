import { AppError } from '../../platform/errors/app-error.js';

/** That another account has the e-mail. */
export function emailTaken(): AppError {
  const sentence = 'Já existe um utilizador com este email.';
  return new AppError('conflict', sentence, { email: sentence });
}
