import { type EntityManager, In } from 'typeorm';
import { forUpdate } from '../platform/database/for-update.js';
import { Ficheiro } from './ficheiros/ficheiro.entity.js';
import { settings } from '../platform/config/settings.js';
import { AppError } from '../platform/errors/app-error.js';
import { OWN_ADDRESS } from './own-address.js';

/** The URL of a file under a name of our own making, as it is stored. */
const OWN_FILE = new RegExp(`^${OWN_ADDRESS}$`);
/** The same as a formatted text shows it or leads to it: '![Uma horta](/uploads/…)'. */
const IN_TEXT = new RegExp(String.raw`\]\(${OWN_ADDRESS}(?=[\s)?])`, 'g');
const GONE = 'O ficheiro carregado já não existe. Carregue-o de novo.';
const GONE_FROM_TEXT = 'O texto mostra um ficheiro que já não existe. Retire-o do texto ou escolha outro.';

/**
 * Holds the uploaded files that a record is about to name, so that none of them is deleted before the unit of work ends.
 * @throws AppError 'invalid' where one has been deleted, keyed by the field that names it
 */
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
