import { associacao, type Associacao } from '@contract/pages/associacao';
import type { components } from '@contract/api';
import type { Fields, PageDescription, Words } from '@contract/pages/field';
import { withChanges } from '@contract/pages/words';
import { textVersions } from '@contract/texts/versions';
import { type EditionCalendar, hasCalendar } from '@contract/edition-phase';
import type { PlannedEdition } from '~/lib/pages/root-data';
import type { EdicaoResumida } from '~/lib/records/edicao';
import { askApi } from './ask-api.server';

type Row = components['schemas']['PaginaResumida'];
type Version = components['schemas']['TextoVersao'];
type Mail = components['schemas']['Correio'];

/** The changes that people made to the site's words, almost empty where nobody made any, and whether mail goes out. */
export interface Published {
  /** The pages of which anything is changed. */
  pages: readonly Row[];
  /** The versions of the texts shown with forms that are others than those that this site was built with. */
  texts: Readonly<Partial<Record<keyof typeof textVersions, string>>>;
  /** The editions of the challenge whose days are known. */
  editions: readonly PlannedEdition[];
  /** Whether the API sends mail: only then is any promised. */
  mailGoesOut: boolean;
}

/** A clock of the content, which knows whether what was read at a moment is still good. */
interface Clock<Moment> {
  moment(): Moment;
  holds(moment: Moment): boolean;
}

/** No page waits for longer: it shows what was last known. */
const PATIENCE_MS = 1_000;

let last: Published = { pages: [], texts: {}, editions: [], mailGoesOut: true };
let isHeld: (() => boolean) | undefined;
let reading: Promise<Published> | undefined;
let stillHolds: (() => () => boolean) | undefined;

/** Has what is read kept until the content changes. */
export function keepPublished<Moment>(clock: Clock<Moment>): void {
  stillHolds = () => {
    const moment = clock.moment();
    return () => clock.holds(moment);
  };
}

/**
 * Returns the published changes to the site's words. While the API does not answer, these are the last ones that it
 * gave, or none before its first answer, and `isSure` is false.
 */
export function published(): Promise<Published & { isSure: boolean }> {
  if (reading === undefined || isHeld?.() !== true) {
    isHeld = stillHolds?.();
    const now = read();
    now.then(
      (known) => (last = known),
      () => {
        if (reading === now) reading = undefined;
      },
    );
    reading = now;
  }
  const sure = reading.then((known) => ({ ...known, isSure: true }));
  const unsure = () => ({ ...last, isSure: false });
  return Promise.race([sure.catch(unsure), late().then(unsure)]);
}

/** The words of a page as they are today. */
export async function wordsOf<Of extends Fields>({ chave, fields }: PageDescription<Of>): Promise<Words<Of>> {
  const { pages } = await published();
  return withChanges(fields, pages.find((page) => page.chave === chave)?.alteracoes);
}

/** Returns the association's own facts, such as its name, as they are today. */
export function association(): Promise<Associacao> {
  return wordsOf(associacao);
}

async function read(): Promise<Published> {
  const [pages, texts, editions, mail] = await Promise.all(
    ['/api/paginas', '/api/textos', '/api/edicoes', '/api/correio'].map((path) => askApi(path)),
  );
  if (pages?.ok !== true || texts?.ok !== true || editions?.ok !== true || mail?.ok !== true)
    throw new Error('The API does not tell what is published.');
  return {
    pages: (pages.json() as Row[]).filter(({ alteracoes }) => Object.keys(alteracoes).length > 0),
    texts: Object.fromEntries(
      (texts.json() as Version[]).flatMap(({ nome, versao }) =>
        textVersions[nome] === versao ? [] : [[nome, versao]],
      ),
    ),
    editions: (editions.json() as EdicaoResumida[]).filter(hasCalendar).map(plannedOf),
    mailGoesOut: (mail.json() as Mail).sai,
  };
}

function plannedOf(edition: EdicaoResumida & EditionCalendar): PlannedEdition {
  const { chave, anoLetivo, festivalLocal, custo } = edition;
  const { inscricoesAbrem, inscricoesFecham, submissaoAbre, submissaoFecha, festival, resultados } = edition;
  const days = { inscricoesAbrem, inscricoesFecham, submissaoAbre, submissaoFecha, festival, resultados };
  return { chave, anoLetivo, festivalLocal, custo, ...days };
}

function late(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS).unref());
}
