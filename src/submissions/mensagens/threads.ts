import { type EntityManager, In } from 'typeorm';
import { insertRows } from '#platform/database/insert-rows.js';
import type { Submission } from '../shared/submission.js';
import { Mensagem, Resposta } from './mensagem.entity.js';

/** Begins a submission's thread, in the unit of work that keeps it. @param responderAte the promised end of the wait */
export async function beginThread(
  manager: EntityManager,
  formulario: string,
  row: Submission,
  responderAte: Date,
): Promise<void> {
  const { id: registo, createdAt: recebida } = row;
  await insertRows(manager, Mensagem, [{ formulario, registo, recebida, responderAte, estado: 'porLer', versao: 1 }]);
}

/** Has it follow the mark of having been read. What was answered or done stays so when it is read again. */
export async function markThread(
  manager: EntityManager,
  formulario: string,
  { id: registo, lida }: Submission,
): Promise<void> {
  if (lida) await manager.update(Mensagem, { formulario, registo, estado: 'porLer' }, { estado: 'aberta' });
  else await manager.update(Mensagem, { formulario, registo }, { estado: 'porLer' });
}

/** Ends it with its submissions: notes and answers are of the person too. */
export async function endThreads(
  manager: EntityManager,
  formulario: string,
  registos: readonly number[],
): Promise<void> {
  const found = await manager.find(Mensagem, { select: { id: true }, where: { formulario, registo: In(registos) } });
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await manager.delete(Resposta, { mensagemId: In(ids) });
  await manager.delete(Mensagem, { id: In(ids) });
}
