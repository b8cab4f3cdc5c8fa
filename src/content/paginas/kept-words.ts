import type { VersionWords } from '#platform/database/resource.js';
import { checkedWords } from './checked-words.js';
import type { Fields, PageDescription, Words } from '../../../contract/pages/field.js';
import { requireAdministration } from './require-administration.js';
import { changesOf, leavesOf, mapWords, withChanges } from '../../../contract/pages/words.js';
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
  of({ chave, publicado, rascunho }) {
    const page = pageOf(chave);
    const leaves = leavesOf(page.fields, storedWords(page, rascunho ?? publicado));
    const estado = rascunho === null ? 'Publicada' : 'Rascunho';
    return { estado, ...Object.fromEntries(leaves.map(({ way, value }) => [way, value])) };
  },
  back({ chave, publicado, rascunho }, words, session) {
    const page = pageOf(chave);
    const { fields } = page;
    const from = storedWords(page, rascunho ?? publicado);
    const back = mapWords(fields, from, (value, _field, way) => (way in words ? words[way] : value));
    const to = checkedWords(fields, back);
    requireAdministration(fields, { from, to }, session);
    const draft = JSON.stringify(changesOf(fields, to));
    return { rascunho: draft === publicado ? null : draft, alteradoEm: new Date(), alteradoPorId: session.userId };
  },
};

export function storedWords({ fields }: PageDescription, stored: string | null | undefined): Words<Fields> {
  return withChanges(fields, stored ? JSON.parse(stored) : {});
}

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound', messages.notFound);
  return page;
}
