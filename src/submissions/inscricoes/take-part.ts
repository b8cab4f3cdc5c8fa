import { type EntityManager, In } from 'typeorm';
import { findPresentEdition } from '#content/edicoes/find-present-edition.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { districtOf } from '../../../contract/districts.js';
import { Participacao, schoolHash } from '../participacoes/participacao.entity.js';
import { removeBeside } from '../participacoes/participacoes.service.js';
import { Projeto } from '../participacoes/projeto.entity.js';
import type { Inscricao } from './inscricao.entity.js';

/** Has a school that has registered take part in the present edition, in the unit of work that keeps the registration. */
export async function takePart(manager: EntityManager, row: Inscricao): Promise<Participacao | undefined> {
  const edition = await findPresentEdition(manager, row.createdAt);
  if (edition === undefined) return undefined;
  const { id: inscricaoId, nomeEscola: escola, codigoPostal, nomeResponsavel, contactoTelefonico, createdAt } = row;
  return manager.save(
    Participacao,
    manager.create(Participacao, {
      edicao: edition.chave,
      inscricaoId,
      escola,
      distrito: districtOf(codigoPostal) ?? null,
      professor: nomeResponsavel,
      email: normalEmail(row.emailResponsavel),
      emailEscola: normalEmail(row.emailEscola),
      telefone: contactoTelefonico,
      estado: 'inscrita',
      escolaHash: schoolHash(escola),
      createdAt,
      versao: 1,
    }),
  );
}

/** Takes what came of registrations out with them, where the school has begun no project. */
export async function leaveWithRegistration(manager: EntityManager, inscricoes: readonly number[]): Promise<void> {
  const inscricaoId = In(inscricoes);
  const gone = await manager.find(Participacao, { select: { id: true }, where: { inscricaoId, estado: 'inscrita' } });
  const begun = await manager.findBy(Projeto, { participacaoId: In(gone.map(({ id }) => id)) });
  const ids = gone.map(({ id }) => id).filter((id) => !begun.some(({ participacaoId }) => participacaoId === id));
  await removeBeside(manager, ids);
  await removeRecords(manager, Participacao, ids);
  await manager.update(Participacao, { inscricaoId }, { inscricaoId: null });
}
