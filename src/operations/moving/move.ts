import type { QueryRunner } from 'typeorm';
import { openStorage } from '../../files/storage/open-storage.js';
import { areas, type Storage } from '../../files/storage/storage.js';
import type { Settings } from '../../platform/config/config.js';
import { presentSecrets } from '../../platform/config/secret.js';
import { currentNames } from '../../platform/database/migrations/baseline/baseline.js';
import { migrations } from '../../platform/database/migrations/index.js';
import { RESTORE_MARKER, removeMarker, requireWhole, setMarker } from '../../platform/database/restore-marker.js';
import { openRawDatabase, schemaOf, tableNames } from '../backup/raw-database.js';
import { dropAll, migrateTo } from '../backup/target-place.js';
import { closed } from './closed-source.js';
import { filesOf, type MovedFile, moveFiles } from './move-files.js';
import { MoveProblem } from './move-problem.js';
import { moveTables } from './move-tables.js';

interface Move {
  from: Settings;
  /** The settings of this process: the schema that it makes is of their kind of database. */
  to: Settings;
  /** What has been done, for the operator. */
  tell: (done: string) => void;
}

/** What was not as it should have been already in the old place. */
interface Faults {
  missing: MovedFile[];
  changed: MovedFile[];
}

/**
 * Moves an installation to another database, another storage or both. Nobody writes to the old place from the beginning
 * on; it is left as it was, with a marker with which nothing starts there. Where the move fails, the marker goes and the
 * old place goes on. The next move to the same place begins the tables anew and keeps the files that are there already.
 * @throws MoveProblem in words for the operator
 */
export async function move({ from, to, tell }: Move): Promise<Faults> {
  const [isOtherDatabase, isOtherStorage] = [from.databaseUrl !== to.databaseUrl, from.storageUrl !== to.storageUrl];
  if (!isOtherDatabase && !isOtherStorage)
    throw new MoveProblem('O novo lugar é o mesmo: mude DATABASE_URL, STORAGE_URL ou ambos.');
  requireSecrets(from, to);
  const oldFiles = await openStorage(from);
  const newFiles = isOtherStorage ? await openStorage(to) : oldFiles;
  return closed(from, to, async (runner) => {
    await requireWhole(runner.dataSource);
    const files = await filesOf(runner);
    if (isOtherStorage) await requireNoOtherFiles(newFiles, files);
    tell('O lugar antigo está fechado à escrita.');
    const bring = async () => {
      const { moved, ...faults } = await moveFiles(files, oldFiles, newFiles, tell);
      tell(isOtherStorage ? `Ficheiros: ${moved}, com os mesmos bytes.` : `Ficheiros: ${files.length}, lidos.`);
      return faults;
    };
    return isOtherDatabase ? intoDatabase(runner, { to, staging: newFiles, tell }, bring) : bring();
  });
}

/** Brings the rows, and what goes along before them. */
async function intoDatabase(
  source: QueryRunner,
  { to, staging, tell }: Pick<Move, 'to' | 'tell'> & { staging: Storage },
  alongside: () => Promise<Faults>,
): Promise<Faults> {
  const database = await openRawDatabase(to);
  const target = database.createQueryRunner();
  try {
    const schema = currentNames(await schemaOf(source));
    if (schema.some((name, index) => name !== database.migrations[index]?.name))
      throw new MoveProblem('A base de dados é de outra versão do produto, que esta não conhece.');
    const tables = await tableNames(target);
    if (tables.length > 0 && !tables.includes(RESTORE_MARKER))
      throw new MoveProblem(`A nova base de dados não está vazia: tem ${tables.length} tabelas.`);
    await setMarker(target);
    await dropAll(target);
    const faults = await alongside();
    await migrateTo(to, schema.length);
    const moved = await moveTables(source, target, staging, tell);
    tell(`Linhas: ${moved.rows}, em ${moved.tables} tabelas.`);
    await migrateTo(to, migrations.length);
    await removeMarker(target);
    return faults;
  } finally {
    await target.release();
    await database.destroy();
  }
}

/** What is sealed in rows, and the list of erasures, is known by the secrets alone. */
function requireSecrets(from: Settings, to: Settings): void {
  const [old, present] = [presentSecrets(from), presentSecrets(to)];
  if (old === undefined) throw new MoveProblem('O lugar antigo não tem segredo: não há lá nada que mudar.');
  if (old.kids.every((kid) => present?.kids.includes(kid))) return;
  throw new MoveProblem(
    'O novo lugar não tem o segredo do antigo: ponha-o em JWT_SECRET (ou copie DATA_DIR/jwt-secret), e os anteriores ' +
      'em JWT_SECRET_PREVIOUS.',
  );
}

/** A name is made of 128 random bits: a file that has one of ours was brought by a move that was cut off. */
async function requireNoOtherFiles(storage: Storage, ours: readonly MovedFile[]): Promise<void> {
  const known = new Set(ours.map(({ area, nome }) => `${area}/${nome}`));
  for (const area of areas) {
    let others = 0;
    for await (const { name } of storage.list(area)) if (!known.has(`${area}/${name}`)) others += 1;
    if (others > 0) throw new MoveProblem(`O novo lugar não está vazio: ${area} tem ${others} ficheiros.`);
  }
}
