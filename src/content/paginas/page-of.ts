import type { PageDescription } from '../../../contract/pages/field.js';
import { pages } from '../../../contract/pages/pages.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound', messages.notFound);
  return page;
}
