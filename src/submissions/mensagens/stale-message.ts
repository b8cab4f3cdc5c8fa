import { In, type EntityManager } from 'typeorm';
import { Atividade } from '../../accounts/atividade/atividade.entity.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { lisbonWords } from '../../platform/dates/lisbon-words.js';
import { AppError } from '../../platform/errors/app-error.js';
import { messages } from '../../platform/messages.js';

/** The refusal of what was decided on an earlier version: who has changed the message since and when, as the trail tells it. */
export async function staleMessage(manager: EntityManager, id: number): Promise<AppError> {
  // locked: what others have committed since this unit of work began is seen too
  const last = await manager.findOne(Atividade, {
    where: { secao: 'mensagens', registo: String(id), verbo: In(['alterou', 'criou']), resultado: 'ok' },
    order: { id: 'DESC' },
    ...forUpdate,
  });
  if (!last?.quem) return new AppError('conflict', messages.stale);
  const when = lisbonWords(last.quando);
  return new AppError('conflict', `Esta mensagem foi alterada por ${last.quem} a ${when}, depois de a ter aberto.`);
}
