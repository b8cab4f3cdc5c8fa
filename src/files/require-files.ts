import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import { forUpdate } from '#platform/database/transactions.js';
import { Ficheiro } from './ficheiros/ficheiro.entity.js';
import { settings } from '#platform/config/settings.js';
import { AppError } from '#platform/errors/app-error.js';
import { namesIn, withTexts } from './fotografias/without-pictures.js';

/** The address of a file under a name of our own making, as it is stored, which is its first group: part of a pattern. */
const OWN_ADDRESS = String.raw`\/uploads\/(\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.[a-z]+)`;

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
  throw new AppError(
    'invalid',
    first.sentence,
    Object.fromEntries(gone.map(({ field, sentence }) => [field, sentence])),
  );
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
export async function withoutDeleted(manager: EntityManager, contents: ObjectLiteral): Promise<ObjectLiteral> {
  const names = namesIn(contents);
  if (names.size === 0) return contents;
  const there = await manager.findBy(Ficheiro, { nome: In([...names]), area: 'uploads' });
  for (const { nome } of there) names.delete(nome);
  if (names.size === 0) return contents;
  return withTexts(contents, (text) => textWithout(text, names)) as ObjectLiteral;
}

function textWithout(text: string, gone: ReadonlySet<string>): string {
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
