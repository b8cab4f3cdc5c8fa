import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { lisbonDay } from '../common/dates/lisbon-time.js';
import { parsedText } from '../common/formatted-text/from-markdown.js';
import { brazilianForms } from './brazilian-forms.js';

/** The checks of a field; an emblem is a picture whose own place says what it shows, or that it only decorates. */
export type ReviewKind =
  | 'title'
  | 'text'
  | 'formatted'
  | 'link'
  | 'picture'
  | 'emblem'
  | 'day'
  | 'sample'
  | 'needed'
  | 'advised';

/** The field of a form, and what it is called. */
type AtField = Readonly<Record<'source' | 'label', string>>;

export interface Reviewed extends AtField {
  readonly kind: ReviewKind;
  readonly value: unknown;
  /** Of a field that is advised: what is told while it is empty. */
  readonly advice?: string;
}

export interface Finding extends AtField {
  readonly words: string;
  /** Whether it keeps the record from being published. */
  readonly stops?: true;
  /** Whether a save is refused without it. */
  readonly isNeeded?: true;
}

export interface Leading extends AtField {
  readonly url: string;
  /** Of a picture: whether it is said there what it shows. */
  readonly isDescribed?: boolean;
}

/** The longest title, in characters, with which a card of the site keeps its proportions. */
export const TITLE_ON_A_CARD = 80;
/** The most Brazilian forms that are reported in one field; once they are corrected, the next ones appear. */
const MOST_FORMS = 3;

const SAMPLE = /\(exemplo\)|lorem ipsum/iu;
const DAY_LENGTH = 10;

/** Finds what a reader would stumble on, and the links and pictures that only the API can check. */
export function review(fields: readonly Reviewed[], now: Date) {
  const found = fields.map(({ source, label, kind, value, advice }) => ({
    at: { source, label },
    ...(kind === 'needed' && { isNeeded: true as const }),
    ...checks[kind]({ value, texts: textsOf(value), now, advice }),
  }));
  return {
    findings: found.flatMap(({ at, sentences = [], isNeeded }): Finding[] =>
      sentences.map((words) => ({ ...at, words, ...(isNeeded && { isNeeded }) })),
    ),
    links: found.flatMap(({ at, links = [] }) => links.map((url) => ({ ...at, url }))),
    pictures: found.flatMap(({ at, pictures = [] }) => pictures.map((picture) => ({ ...at, ...picture }))),
  };
}

interface Written {
  readonly value: unknown;
  readonly texts: readonly string[];
  readonly now: Date;
  readonly advice: string | undefined;
}

/** The sentences to tell of a field, and the addresses in it. */
interface Checked {
  readonly sentences?: readonly string[];
  readonly links?: readonly string[];
  readonly pictures?: readonly { readonly url: string; readonly isDescribed: boolean }[];
}

/** The check of each kind of field. */
const checks: Readonly<Record<ReviewKind, (written: Written) => Checked>> = {
  needed: ({ texts }) => ({ sentences: texts.length === 0 ? ['Falta preencher.'] : [] }),
  advised: ({ texts, advice = '' }) => ({ sentences: texts.length === 0 ? [advice] : [] }),
  sample: ({ value }) => ({ sentences: value === true ? ['Está marcado como conteúdo de exemplo.'] : [] }),
  picture: ({ texts }) => ({ pictures: texts.map((url) => ({ url, isDescribed: false })) }),
  emblem: ({ texts }) => ({ pictures: texts.map((url) => ({ url, isDescribed: true })) }),
  link: ({ texts }) => ({ links: texts }),
  day: ({ texts, now }) => ({ sentences: texts.some((text) => isOver(text, now)) ? ['Esta data já passou.'] : [] }),
  text: ({ texts }) => ({ sentences: texts.flatMap(inWords) }),
  title: ({ texts }) => ({ sentences: texts.flatMap((text) => [...inWords(text), ...inTitle(text)]) }),
  formatted: ({ texts: [text = ''] }) => readFormatted(text),
};

function textsOf(value: unknown): string[] {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}

function inWords(text: string): string[] {
  const sample = SAMPLE.exec(text)?.[0];
  return [
    ...(sample === undefined ? [] : [`Ficou «${sample}» no texto.`]),
    ...brazilianForms(text)
      .slice(0, MOST_FORMS)
      .map(({ said, better }) => `«${said}» é a forma do Brasil; em Portugal: «${better}».`),
  ];
}

function inTitle(title: string): string[] {
  const { length } = title.trim();
  return length <= TITLE_ON_A_CARD
    ? []
    : [`É longo para um cartão do site: ${length} caracteres, de ${TITLE_ON_A_CARD} que cabem bem.`];
}

/** A moment is over once it was; a calendar day, once it is no more the day in Lisbon. */
function isOver(text: string, now: Date): boolean {
  if (text.length > DAY_LENGTH) return new Date(text) < now;
  return text < lisbonDay(now.toISOString());
}

function readFormatted(text: string): Checked {
  const root = parsedText(text);
  const links: string[] = [];
  const pictures: { url: string; isDescribed: boolean }[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'image') pictures.push({ url: node.url, isDescribed: Boolean(node.alt?.trim()) });
    if ('children' in node) node.children.forEach(walk);
  };
  walk(root);
  const words = root.children.map((child) => toString(child)).join('\n');
  const empty = emptySections(root).map((title) => `A secção «${title}» está vazia.`);
  return { sentences: [...inWords(words), ...empty], links, pictures };
}

/** A heading at the end, or right before another that is not below it, has nothing under it. */
function emptySections({ children }: Root): string[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = children[index + 1];
    const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= node.depth);
    return isEmpty ? [toString(node)] : [];
  });
}
