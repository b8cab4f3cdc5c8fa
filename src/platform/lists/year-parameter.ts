import { AppError } from '../errors/app-error.js';

/** Reads the plain query parameter `ano`. @throws AppError 'invalid' where it is no year */
export function yearParameter(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^(19|20|21)\d{2}$/.test(value))
    throw new AppError('invalid', 'O parâmetro "ano" tem de ser um ano.');
  return Number(value);
}
