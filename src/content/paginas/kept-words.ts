import type { VersionWords } from '#platform/database/resource.js';
import { checkedWords } from './checked-words.js';
import type { Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { requireAdministration } from './require-administration.js';
import { changesOf, leavesOf, mapWords, withChanges } from '../../../contract/pages/words.js';
import { pages } from '../../../contract/pages/pages.js';
import { AppError } from '#platform/errors/app-error.js';

interface StoredPage {
  chave: string;
  publicado: string;
  rascunho: string | null;
  alteradoEm: Date;
  alteradoPorId: number;
}

/**
 * A page as its editor has it, its draft where there is one: each field by its whole way ('cabecalho.titulo'), a list
 * whole, and under `estado` whether visitors see it. What comes back is a draft.
 */
export const keptWords: VersionWords<StoredPage> = {
  leftAlone: ['estado'],
  of: ({ chave, publicado, rascunho }) => ({
    estado: rascunho === null ? 'Publicada' : 'Rascunho',
    ...Object.fromEntries(
      leavesOf(pageOf(chave).fields, wordsOf(chave, rascunho ?? publicado)).map(({ way, value }) => [way, value]),
    ),
  }),
  back: ({ chave, publicado, rascunho }, words, session) => {
    const { fields } = pageOf(chave);
    const from = wordsOf(chave, rascunho ?? publicado);
    const back = mapWords(fields, from, (value, _field, way) => (way in words ? words[way] : value));
    const to = checkedWords(fields, back);
    requireAdministration(fields, { from, to }, session);
    const draft = JSON.stringify(changesOf(fields, to));
    return {
      rascunho: draft === publicado ? null : draft,
      alteradoEm: new Date(),
      alteradoPorId: session.userId,
    };
  },
};

const wordsOf = (chave: string, changes: string): Words<Fields> =>
  withChanges(pageOf(chave).fields, JSON.parse(changes));

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound');
  return page;
}
