import type { VersionWords } from '#platform/database/resource.js';
import type { Snapshot } from '../shared/history/versions.js';
import { checkedWords } from './checked-words.js';
import type { Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { requireAdministration } from './require-administration.js';
import { changesOf, withChanges } from '../../../contract/pages/words.js';
import { pages } from '../../../contract/pages/pages.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';

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
    ...Object.fromEntries(leaves(pageOf(chave).fields, wordsOf(chave, rascunho ?? publicado), '')),
  }),
  back: ({ chave, publicado, rascunho }, words, session) => {
    const { fields } = pageOf(chave);
    const from = wordsOf(chave, rascunho ?? publicado);
    const to = checkedWords(fields, replaced(fields, from, words, ''));
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

function leaves(fields: Fields, words: Words<Fields>, under: string): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, field]): [string, unknown][] =>
    field.kind === 'group'
      ? leaves(field.fields, words[name] as Words<Fields>, `${under}${name}.`)
      : [[under + name, words[name]]],
  );
}

function replaced(fields: Fields, words: Words<Fields>, by: Snapshot, under: string): Words<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const way = under + name;
      if (field.kind === 'group') return [name, replaced(field.fields, words[name] as Words<Fields>, by, `${way}.`)];
      return [name, way in by ? by[way] : words[name]];
    }),
  ) as Words<Fields>;
}

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound', messages.notFound);
  return page;
}
