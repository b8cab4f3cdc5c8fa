import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import { settings } from '#platform/config/settings.js';
import { forUpdate } from '#platform/database/transactions.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { Ficheiro } from '../storage/ficheiro.entity.js';
import { Fotografia, pictureState } from './fotografia.entity.js';

/** The address of a file under a name of our own making, as it is stored, which is its first group: part of a pattern. */
const OWN_ADDRESS = String.raw`\/uploads\/(\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.[a-z]+)`;
/** The same wherever the API is and in whatever width. */
const ADDRESS = new RegExp(String.raw`(?:https?:\/\/[^\s/]+)?${OWN_ADDRESS}(?:\?[\w=&%.+-]*)?`, 'g');

/** The names of the stored files whose addresses an answer holds. */
export function namesIn(answer: unknown): Set<string> {
  const texts = textsIn(answer).filter((text) => text.includes('/uploads/'));
  return new Set(texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, nome = '']) => nome)));
}

/** An answer as if some files were none: no item of a list, null in a field of its own, cut out of a text. */
export function withoutPictures(answer: unknown, withheld: ReadonlySet<string>): unknown {
  return mapTexts(answer, (text) => {
    if (!text.includes('/uploads/')) return text;
    const left = text.replaceAll(ADDRESS, (address, nome: string) => (withheld.has(nome) ? '' : address));
    return left === '' ? null : left;
  });
}

/** A value with every text in it changed; one that becomes null is left out of a list. */
function mapTexts(value: unknown, change: (text: string) => string | null): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const left = mapTexts(item, change);
      return left === null && typeof item === 'string' ? [] : [left];
    });
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}

/** The URL of a file under a name of our own making, as it is stored. */
const OWN_FILE = new RegExp(`^${OWN_ADDRESS}$`);
/** The same as a formatted text shows it or leads to it: '![Uma horta](/uploads/…)'. */
const IN_TEXT = new RegExp(String.raw`\]\(${OWN_ADDRESS}(?=[\s)?])`, 'g');
const GONE = 'O ficheiro carregado já não existe. Carregue-o de novo.';
const GONE_FROM_TEXT = 'O texto mostra um ficheiro que já não existe. Retire-o do texto ou escolha outro.';

/** Holds the files that a record will name. @throws AppError 'invalid' at the field of one that was deleted */
export async function requireFiles(manager: EntityManager, contents: object): Promise<void> {
  const named = Object.entries(contents).flatMap(([field, value]) =>
    textsIn(value).flatMap((text) => filesOf(text).map((file) => ({ field, ...file }))),
  );
  if (named.length === 0) return;
  const nomes = named.map(({ nome }) => nome);
  // a shared lock would do, but TypeORM asks for it in words that MariaDB does not know
  const files = await manager.find(Ficheiro, { where: { nome: In(nomes), area: 'uploads' }, ...forUpdate });
  const there = new Set(files.map(({ nome }) => nome));
  const gone = named.filter(({ nome }) => !there.has(nome));
  const [first] = gone;
  if (first === undefined) return;
  const wrong = Object.fromEntries(gone.map(({ field, sentence }) => [field, sentence]));
  throw new AppError('invalid', first.sentence, wrong);
}

/** The files that a text names, each with what is said where it is gone. An address that is only spoken of is a word as any other. */
function filesOf(text: string): { nome: string; sentence: string }[] {
  const nome = OWN_FILE.exec(text)?.[1];
  if (nome !== undefined) return [{ nome, sentence: GONE }];
  if (!text.includes('/uploads/')) return [];
  const here = text.replaceAll(`](${settings.apiUrl}/`, '](/');
  return [...here.matchAll(IN_TEXT)].map(([, inText = '']) => ({ nome: inText, sentence: GONE_FROM_TEXT }));
}

/** The texts of a field: its own, or those of what it is a list of. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}

/** A picture of ours in a formatted text, or a link to a file of ours: its sign, its words, its host and its name. */
const PICTURE_OR_LINK = new RegExp(
  String.raw`(!?)\[([^[\]\n]*)\]\((https?:\/\/[^\s/()]+)?${OWN_ADDRESS}[^()\n]*\)`,
  'g',
);

/** The contents with what was deleted taken out of formatted texts; a field that is such an address itself stays. */
export async function withoutDeletedFiles(manager: EntityManager, contents: ObjectLiteral): Promise<ObjectLiteral> {
  const names = namesIn(contents);
  if (names.size === 0) return contents;
  const there = await manager.findBy(Ficheiro, { nome: In([...names]), area: 'uploads' });
  for (const { nome } of there) names.delete(nome);
  if (names.size === 0) return contents;
  return mapTexts(contents, (text) => cutFiles(text, names)) as ObjectLiteral;
}

function cutFiles(text: string, gone: ReadonlySet<string>): string {
  const left = text.replaceAll(
    PICTURE_OR_LINK,
    (whole: string, sign: string, words: string, host: string | undefined, nome: string) => {
      const isOurs = host === undefined || host === settings.apiUrl;
      if (!isOurs || !gone.has(nome)) return whole;
      return sign === '' ? words : '';
    },
  );
  return left === text ? text : left.replaceAll(/\n{3,}/g, '\n\n').trim();
}

const UNAUTHORISED = ['semAutorizacao', 'caducada'];
const SENTENCE =
  'Uma fotografia com menores identificáveis não tem autorização em vigor. Registe a autorização, ou escolha outra fotografia.';

/**
 * Keeps pictures of children without an authorisation from being published. A picture that nobody has marked is not
 * looked into, and a record that is public with one can still be saved: visitors do not see the picture.
 * @param at when visitors are to see it
 * @param shown what visitors see of it now
 * @throws AppError 'invalid', keyed by the fields that name one
 */
export async function requireAuthorisedPictures(
  manager: EntityManager,
  contents: object,
  { at = new Date(), shown = null }: { at?: Date; shown?: unknown } = {},
): Promise<void> {
  const before = namesIn(shown);
  const fields = Object.entries(contents).map(([field, value]) => ({
    field,
    names: [...namesIn(value)].filter((nome) => !before.has(nome)),
  }));
  const names = fields.flatMap((field) => field.names);
  if (names.length === 0) return;
  const marked = await manager.findBy(Fotografia, { nome: In(names), menores: true });
  const day = lisbonDay(at);
  const refused = new Set(
    marked.filter((row) => UNAUTHORISED.includes(pictureState(row, day))).map(({ nome }) => nome),
  );
  if (refused.size === 0) return;
  const wrong = fields.filter((field) => field.names.some((nome) => refused.has(nome)));
  throw new AppError('invalid', SENTENCE, Object.fromEntries(wrong.map(({ field }) => [field, SENTENCE])));
}
