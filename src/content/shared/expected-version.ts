import { AppError } from '../../platform/errors/app-error.js';
import { messages } from '../../platform/messages.js';

/**
 * The version that a PUT expects: the body's `versao`, or an `If-Match` header that holds it.
 * @throws AppError 'invalid' for an `If-Match` that is no version
 */
export function expectedVersion(bodyVersion: number | undefined, ifMatch: string | undefined): number | undefined {
  if (bodyVersion !== undefined) return bodyVersion;
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch)?.[1];
  if (digits === undefined) throw new AppError('invalid', messages.badRequest);
  return Number(digits);
}
