import { type EntityManager, In } from 'typeorm';
import { forUpdate } from '../platform/database/for-update.js';
import { Ficheiro } from './ficheiros/ficheiro.entity.js';
import { AppError } from '../platform/errors/app-error.js';

/** The URL of a file under a name of our own making, as it is stored. */
const OWN_FILE = /^\/uploads\/(\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.[a-z]+)$/;

/**
 * Holds the uploaded files that a record is about to name, so that none of them is deleted before the unit of work ends.
 * @throws AppError 'invalid' where one has been deleted, keyed by the field that names it
 */
export async function requireFiles(manager: EntityManager, contents: object): Promise<void> {
  const named = Object.entries(contents).flatMap(([field, value]) =>
    textsIn(value).flatMap((url) => {
      const nome = OWN_FILE.exec(url)?.[1];
      return nome === undefined ? [] : [{ field, nome }];
    }),
  );
  if (named.length === 0) return;
  const nomes = named.map(({ nome }) => nome);
  // a shared lock would do, but TypeORM asks for it in words that MariaDB does not know
  const files = await manager.find(Ficheiro, { where: { nome: In(nomes), area: 'uploads' }, ...forUpdate });
  const there = new Set(files.map(({ nome }) => nome));
  const gone = named.filter(({ nome }) => !there.has(nome));
  if (gone.length === 0) return;
  const sentence = 'O ficheiro carregado já não existe. Carregue-o de novo.';
  throw new AppError('invalid', sentence, Object.fromEntries(gone.map(({ field }) => [field, sentence])));
}

/** The texts of a field: its own, or those of what it is a list of. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}
