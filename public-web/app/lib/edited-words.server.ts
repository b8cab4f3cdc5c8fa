import { isOfPath } from './is-of-path';
import { published } from './published.server';
import type { EditedWords } from './root-data';

/** What the page at a path shows otherwise than it was made; not sure while the API does not say. */
interface Edited {
  edited: EditedWords;
  isSure: boolean;
}

export async function editedWords(pathname: string): Promise<Edited> {
  const { pages, texts, isSure } = await published();
  const here = pages.filter(({ caminhos }) => caminhos.length === 0 || isOfPath(pathname, caminhos));
  const elsewhere = pages.filter((page) => !here.includes(page)).flatMap(({ caminhos }) => caminhos);
  const edited = {
    ...(here.length > 0 && { words: Object.fromEntries(here.map(({ chave, alteracoes }) => [chave, alteracoes])) }),
    ...(elsewhere.length > 0 && { editedElsewhere: elsewhere }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  return { edited, isSure };
}
