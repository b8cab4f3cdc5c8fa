import { AppError } from '../../../platform/errors/app-error.js';
import type { DraftAsk } from './draft-ask.js';

/** What is planned is still to come, and in its order. @throws AppError 'invalid' */
export function requireMoments({
  estado,
  publishAt,
  withdrawAt,
}: Pick<DraftAsk, 'estado' | 'publishAt' | 'withdrawAt'>): void {
  const now = new Date();
  if (estado === 'agendado' && (publishAt === null || publishAt <= now)) {
    throw wrong('publicarEm', 'Indique quando publicar: um momento que ainda não passou.');
  }
  const from = estado === 'agendado' && publishAt !== null ? publishAt : now;
  if (withdrawAt !== null && withdrawAt <= from) {
    throw wrong('retirarEm', 'O momento de retirar tem de vir depois do de publicar, e ainda não ter passado.');
  }
}

function wrong(field: string, sentence: string): AppError {
  return new AppError('invalid', sentence, { [field]: sentence });
}
