import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, dropDatabase } from '../../../test/support/database.js';
import { handMadeEraser } from '../../../test/support/hand-made-eraser.js';
import { backUp, emptyPlace, filesAt, filledPlace, type Place, putBack, rowsAt } from '../../../test/support/places.js';
import { runSource } from '../../../test/support/run-source.js';
import { sealedMark } from '#accounts/atividade/trail-chain.js';
import { openStorage } from '#files/storage/open-storage.js';
import { areas } from '#files/storage/storage.js';
import { settings } from '#platform/config/settings.js';
import { requireWhole } from '#platform/data-source/restore-marker.js';
import { catchUp } from './catch-up.js';
import { openRawDatabase } from './raw-database.js';

const HALF = 'A base de dados está a meio de uma reposição: espere pelo fim, ou repita `npm run restore`.';

let place: Awaited<ReturnType<typeof filledPlace>>;
let path: string;
let archive: Buffer;
beforeAll(async () => {
  place = await filledPlace();
  await place.dataSource.query('UPDATE contactos SET documento = NULL WHERE id = 7');
  await place.dataSource.query("UPDATE users SET papel = 'edicao'");
  for (const id of [1, 2, 3]) {
    await place.dataSource.query(
      "UPDATE users SET papel = 'administracao', ativo = ?, ultimoDia = NULL, nome = 'Rui', email = ? WHERE id = ?",
      [Number(id !== 3), `conta${id}@exemplo.pt`, id],
    );
  }
  ({ path } = await backUp(place));
  archive = await readFile(path);
});
afterAll(() => place.drop());

async function expectNothing(other: Place): Promise<void> {
  expect([await rowsAt(other), await filesAt(other)]).toEqual([{}, {}]);
}

/** Why nobody may work with a place's database, if so. */
async function problemOf(other: Pick<Place, 'settings'>): Promise<string | undefined> {
  const database = await openRawDatabase(other.settings);
  const problem = await requireWhole(database).then(
    () => undefined,
    (error: Error) => error.message,
  );
  await database.destroy();
  return problem;
}

/** An archive with one thing about it changed. */
async function damaged(change: (bytes: Buffer) => Buffer): Promise<string> {
  const file = join(settings.dataDir, 'estragada.tar');
  await writeFile(file, change(Buffer.from(archive)));
  return file;
}

describe('a place that is not empty', () => {
  it('is left as it is where its database has tables, or its folders files', async () => {
    const withTables = await emptyPlace();
    const database = await openRawDatabase(withTables.settings);
    await database.query('CREATE TABLE alheia (id INTEGER)');
    await database.destroy();
    await expect(putBack(path, withTables)).rejects.toThrow(
      'A base de dados não está vazia: tem 1 tabelas. Nada foi reposto.',
    );
    expect([Object.keys(await rowsAt(withTables)), await filesAt(withTables)]).toEqual([['alheia'], {}]);
    await withTables.drop();

    const withFiles = await emptyPlace();
    await writeFile(join(withFiles.settings.dataDir, 'uploads', 'alheio.pdf'), '');
    await expect(putBack(path, withFiles)).rejects.toThrow(
      'A pasta uploads não está vazia: tem 1 ficheiros. Nada foi reposto.',
    );
    expect([await rowsAt(withFiles), await filesAt(withFiles)]).toEqual([{}, { 'uploads/alheio.pdf': '' }]);
    await rm(join(withFiles.settings.dataDir, 'uploads', 'alheio.pdf'));
    await putBack(path, withFiles);
    await withFiles.drop();
  });

  it('has had a sealed trail: one from before there were seals is sealed by the next start all the same', async () => {
    const other = await emptyPlace();
    const mark = sealedMark(other.settings);
    await writeFile(mark, '');
    await putBack(path, other);
    await expect(access(mark)).rejects.toThrow('ENOENT');
    await other.drop();
  });

  it('has another secret: nothing is put back until the operator says so', async () => {
    const bare = await emptyPlace();
    for (const jwtSecret of [undefined, 'outro'.repeat(10)]) {
      const other = { ...bare, settings: { ...bare.settings, jwtSecret } };
      await expect(putBack(path, other)).rejects.toThrow(/^Falta o segredo com que a cópia foi feita/);
      await expectNothing(other);
    }
    const other = { ...bare, settings: { ...bare.settings, jwtSecret: undefined } };
    await putBack(path, other, { withoutSecret: true });
    expect(await filesAt(other)).toEqual(await filesAt(place));
    await bare.drop();
  });
});

describe('an archive that is not as it was written', () => {
  let other: Place;
  beforeAll(async () => {
    other = await emptyPlace();
  });
  afterAll(() => other.drop());
  const at = (text: string) => archive.indexOf(text);
  const flip = (index: number) => (bytes: Buffer) => {
    bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    return bytes;
  };

  it.each<[string, () => (bytes: Buffer) => Buffer]>([
    ['nothing at all', () => () => Buffer.alloc(0)],
    ['something else', () => () => Buffer.from('%PDF-1.7'.repeat(500))],
    ['cut off in its first file', () => (bytes) => bytes.subarray(0, 900)],
    ['cut off in the middle', () => (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut off between two entries', () => (bytes) => bytes.subarray(0, at('tables/'))],
    ['cut off before its manifest', () => (bytes) => bytes.subarray(0, at('manifest.json'))],
    ['cut off in its manifest', () => (bytes) => bytes.subarray(0, at('manifest.json') + 600)],
    ['one bit of a file changed', () => flip(at('%PDF-1.7') + 3)],
    ['one bit of a table changed', () => flip(at('tables/contactos') + 540)],
    ['one bit of an entry’s name changed', () => flip(at('tables/contactos') + 8)],
    ['one bit of the manifest changed', () => flip(at('"rows":') + 1)],
  ])('is refused and leaves nothing: %s', async (_what, change) => {
    await expect(putBack(await damaged(change()), other)).rejects.toThrow(
      /^A cópia não está inteira.*Nada foi reposto\.$/,
    );
    await expectNothing(other);
  });

  it('is refused where it is of a version that this one does not know', async () => {
    const manifest = archive.indexOf('Baseline1797300000000');
    await expect(putBack(await damaged(flip(manifest)), other)).rejects.toThrow(
      'A cópia é de outra versão do produto (0.1.0), que esta não conhece. Nada foi reposto.',
    );
    await expectNothing(other);
  });

  it('leaves a place for the one that is', async () => {
    await putBack(path, other);
    expect(await rowsAt(other)).toEqual(await rowsAt(place));
  });
});

describe('a restore that is killed', () => {
  // told that it is whole; amid 8 files published; told of the files, the rows and the version; erased again
  it.each(settings.embedded ? [1, 5, 10, 11, 12, 13] : [1, 12])(
    'after step %i is begun anew by the next one',
    async (steps) => {
      const other = await emptyPlace();
      const killed = await runSource(
        'test/support/restore-process.ts',
        path,
        JSON.stringify(other.settings),
        `${steps}`,
      );
      expect(killed.code).toBeNull();
      expect(await problemOf(other)).toBe(steps > 1 ? HALF : undefined);
      await putBack(path, other);
      expect(await rowsAt(other)).toEqual(await rowsAt(place));
      const files = Object.entries(await filesAt(other)).filter(([name]) => !name.startsWith('tmp/'));
      expect(Object.fromEntries(files)).toEqual(await filesAt(place));
      await other.drop();
    },
  );

  it('leaves a place that is not copied, nor taken for another archive’s', async () => {
    const other = await emptyPlace();
    await runSource('test/support/restore-process.ts', path, JSON.stringify(other.settings), '12');
    await writeFile(join(other.settings.dataDir, 'uploads', 'alheio.pdf'), '');
    const before = await rowsAt(other);
    await expect(backUp(other)).rejects.toThrow(HALF);
    await expect(putBack(path, other)).rejects.toThrow('A pasta uploads não está vazia: tem 1 ficheiros.');
    expect(await rowsAt(other)).toEqual(before);
    await other.drop();
  });
});

it('what was erased after the copy was made is erased again, by the list of the place, and all who administer by it are told who they are', async () => {
  const { dataSource, eraser } = await handMadeEraser(0);
  await eraser.eraseOne('contactos', 7, 'pedido');
  await dataSource.destroy();
  const [before = []] = [(await rowsAt(place))['contactos']];
  await place.dataSource.destroy();
  await dropDatabase();
  for (const ending of ['', '-wal', '-shm']) await rm(join(settings.dataDir, `test.sqlite${ending}`), { force: true });
  for (const area of areas) await rm(join(settings.dataDir, area), { recursive: true });
  await createDatabase();

  const storage = await openStorage(settings);
  let found: number | undefined;
  let erased: ReadonlyMap<string, number> | undefined;
  await putBack(
    path,
    { settings, storage },
    {
      catchUp: async ({ madeAt }) => {
        found = (await rowsAt(place))['contactos']?.length;
        erased = await catchUp(new Date(madeAt));
      },
    },
  );
  expect([found, erased?.get('contactos')]).toEqual([before.length + 1, 1]);
  expect((await rowsAt(place))['contactos']).toEqual(before);
  expect(await problemOf({ settings })).toBeUndefined();
  const listed = (await readFile(join(settings.dataDir, 'erasures.jsonl'), 'utf8')).split('\n');
  expect(listed.filter((line) => line.includes('"recordHash":"texto 79"'))).toHaveLength(1);

  const database = await openRawDatabase(settings);
  const mail = (await database.query(
    "SELECT recipient, text FROM outbox WHERE idempotencyKey LIKE 'account:%:restored:%' ORDER BY recipient",
  )) as { recipient: string; text: string }[];
  await database.destroy();
  const both = ['conta1@exemplo.pt', 'conta2@exemplo.pt'];
  expect(mail.map(({ recipient }) => recipient)).toEqual(both);
  for (const { text } of mail)
    expect(text).toContain(`Quem o administra agora:\n${both.map((email) => `- Rui (${email})`).join('\n')}\n\n`);
});
