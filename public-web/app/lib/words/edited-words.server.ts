import { withYears } from './counted-words';
import type { Block } from './formatted-text';
import { formattedText } from './formatted-text.server';
import { presentEdition } from '@contract/edition-phase';
import { currentYear, lisbonDay } from './lisbon-date';
import type { Preview } from '~/lib/api/preview.server';
import { type Published, published } from '~/lib/api/published.server';
import type { EditedWords, PlannedEdition } from '~/lib/pages/root-data';
import type { SaidOfPictures } from '~/lib/records/said-of-picture';
import { withoutEndSlashes } from '~/lib/pages/without-end-slashes';

/** The words in which the page at a path differs from its built-in ones; not sure while the API does not answer. */
interface Edited {
  edited: EditedWords;
  edition: PlannedEdition | undefined;
  mailGoesOut: boolean;
  isSure: boolean;
}

/** @param preview a page of which what waits is shown instead of what is published */
export async function editedWords(pathname: string, preview: Preview | undefined): Promise<Edited> {
  const { pages: known, texts, editions, mailGoesOut, isSure } = await published();
  const pages = preview?.recurso === 'paginas' ? withPreview(known, preview) : known;
  const here = pages.filter(({ caminhos }) => caminhos.length === 0 || isOfPath(pathname, caminhos));
  const formatted = here.flatMap(({ alteracoes }) => formattedIn(alteracoes));
  const images = Object.assign({}, ...here.map(({ imagens }) => imagens ?? {})) as NonNullable<SaidOfPictures>;
  const edited = {
    ...(here.length > 0 && { words: Object.fromEntries(here.map(({ chave, alteracoes }) => [chave, alteracoes])) }),
    ...(formatted.length > 0 && { formatted: Object.fromEntries(formatted) }),
    ...(Object.keys(images).length > 0 && { images }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  return { edited, edition: presentEdition(editions, lisbonDay()), mailGoesOut, isSure };
}

type Page = Pick<Published['pages'][number], 'chave' | 'caminhos' | 'alteracoes' | 'imagens'>;

function withPreview(pages: readonly Page[], { registo: chave, caminhos, conteudo: alteracoes }: Preview): Page[] {
  // the pictures that the draft shares with the published page keep their descriptions
  const imagens = pages.find((page) => page.chave === chave)?.imagens;
  return [
    ...pages.filter((page) => page.chave !== chave),
    { chave, caminhos, alteracoes, ...(imagens && { imagens }) },
  ];
}

/** The texts among what is changed that are more than paragraphs, with what is shown of them. */
function formattedIn(changed: unknown): [string, Block[]][] {
  if (typeof changed === 'object' && changed !== null) return Object.values(changed).flatMap(formattedIn);
  if (typeof changed !== 'string') return [];
  const text = withYears(changed, currentYear());
  const { blocks } = formattedText(text);
  const isPlain = blocks.every(
    (block) => block.kind === 'paragraph' && block.content.length === 1 && typeof block.content[0] === 'string',
  );
  return isPlain ? [] : [[text, blocks]];
}

/** Whether a path is one of some, of which those that end with `/*` stand for all below. */
export function isOfPath(pathname: string, paths: readonly string[]): boolean {
  const asked = withoutEndSlashes(pathname) || '/';
  return paths.some((path) => (path.endsWith('/*') ? asked.startsWith(path.slice(0, -1)) : asked === path));
}
