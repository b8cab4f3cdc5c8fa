import { type EntityManager, In } from 'typeorm';
import { removeLinks } from '#accounts/links/links.js';
import { findPresentEdition } from '#content/edicoes/find-present-edition.js';
import { removeRecords } from '#platform/database/search/search.subscriber.js';
import { termsOf } from '#platform/database/search/terms.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { districtOf } from '../../../contract/districts.js';
import type { Inscricao } from '../inscricoes/inscricao.entity.js';
import { Projeto } from '../projetos/projeto.entity.js';
import { LembreteEnviado } from './lembrete.entity.js';
import { Participacao } from './participacao.entity.js';

/** The words that tell no school from another. */
const COMMON = new Set(['a', 'as', 'da', 'das', 'de', 'do', 'dos', 'e', 'escola', 'o', 'os']);

/** Returns the same for two names of one school, whatever their accents, case and common words. */
export function schoolHash(name: string): string {
  const words = termsOf(name).filter((word) => !COMMON.has(word));
  return sha256((words.length > 0 ? words : termsOf(name)).sort().join(' '));
}

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

/** Takes out what is kept beside participations that go: their links, and which reminders they got. */
export async function removeBeside(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await removeLinks(manager, ['participation'], ids);
  await manager.delete(LembreteEnviado, { participacaoId: In(ids) });
}
