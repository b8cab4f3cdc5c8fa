import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { DataSource } from 'typeorm';
import { createDatabaseOfBefore } from '../../../test/support/database-of-before.js';
import { fillTable } from '../../../test/support/fill-table.js';
import {
  backUp,
  dropFile,
  emptyPlace,
  filesAt,
  filledPlace,
  type Place,
  putBack,
  rowsAt,
  storeFile,
} from '../../../test/support/places.js';
import { UsedCaptcha } from '#captcha/used-captcha.entity.js';
import { FileStorage } from '#files/storage/file-storage.js';
import type { Area, OpenedFile, StagedFile } from '#files/storage/storage.js';
import { runSource } from '../../../test/support/run-source.js';
import { settings } from '#platform/config/settings.js';
import { dataSourceOptions, migrations } from '#platform/data-source/options.js';
import { makeBackup } from './backup.js';
import { understood, written } from './table-file.js';
import { migrateTo } from './restore.js';

let place: Awaited<ReturnType<typeof filledPlace>>;
beforeAll(async () => {
  place = await filledPlace();
});
afterAll(() => place.drop());

const sha256Of = (base64: string) => createHash('sha256').update(base64, 'base64').digest('hex');

async function expectSame(other: Place): Promise<void> {
  expect(await rowsAt(other)).toEqual(await rowsAt(place));
  expect(await filesAt(other)).toEqual(await filesAt(place));
}

describe('a copy that is put back', () => {
  it('has every row of every table and every byte of every file', async () => {
    const rows = await rowsAt(place);
    expect(Object.entries(rows).filter(([, lines]) => lines.length < 2)).toEqual([]);
    expect(Object.keys(await filesAt(place))).toHaveLength(8);
    const { path } = await backUp(place);
    const other = await emptyPlace();
    const told = await putBack(path, other);
    await expectSame(other);
    expect(told[0]).toMatch(/^A cópia de .* está inteira\.$/);
    await other.drop();
  });

  it('is the same on the other database, and on the first one again', async () => {
    const there = await emptyPlace('sqlite');
    await putBack((await backUp(place)).path, there);
    await expectSame(there);
    const back = await emptyPlace();
    await putBack((await backUp(there)).path, back);
    await expectSame(back);
    await there.drop();
    await back.drop();
  });

  it('of a database of before the baseline is as that database becomes when it is brought up to date', async () => {
    const old = await emptyPlace();
    await createDatabaseOfBefore(old.settings);
    const { path, manifest } = await backUp(old);
    expect(manifest.schema.length).toBeGreaterThan(migrations.length);

    const other = await emptyPlace();
    await putBack(path, other);
    await migrateTo(old.settings, migrations.length);
    expect(await rowsAt(other)).toEqual(await rowsAt(old));
    expect((await rowsAt(other))['contactos']).toContainEqual(expect.stringContaining('texto 2'));
    await old.drop();
    await other.drop();
  });

  it('keeps bytes and numbers of any size', () => {
    const row = [null, '', 'à\n"', -1.5, 2 ** 53, Buffer.from([0, 255, 10])];
    expect(understood(written(row))).toEqual(row);
    expect(understood(written([9_007_199_254_740_993n, 7n]))).toEqual(['9007199254740993', 7]);
  });
});

describe('a copy that is made while others write', () => {
  it('has what was acknowledged before, and of each row its file', async () => {
    const { storage, dataSource } = place;
    const kept = await storeFile(storage, dataSource, 'documentos', Buffer.from('antes'));
    let isDone = false;
    const made: string[] = [];
    const write = async (area: Area) => {
      while (!isDone) {
        const nome = await storeFile(storage, dataSource, area, Buffer.from(`durante ${made.length}`));
        made.push(nome);
        if (made.length % 3 > 0) await dropFile(storage, dataSource, area, nome);
      }
    };
    const writing = [write('uploads'), write('documentos')];
    const { path } = await backUp(place);
    isDone = true;
    await Promise.all(writing);
    expect(made.length).toBeGreaterThan(5);

    const other = await emptyPlace();
    await putBack(path, other);
    const files = await filesAt(other);
    expect(files[`documentos/${kept}`]).toBe(Buffer.from('antes').toString('base64'));
    const database = await new DataSource(dataSourceOptions(other.settings)).initialize();
    const rows = (await database.query('SELECT area, nome, sha256 FROM ficheiros')) as Record<string, string>[];
    await database.destroy();
    expect(rows.length).toBeGreaterThanOrEqual(9);
    expect(Object.keys(files).toSorted()).toEqual(rows.map(({ area, nome }) => `${area}/${nome}`).toSorted());
    for (const { area, nome, sha256: hash } of rows) {
      expect(sha256Of(files[`${area}/${nome}`] ?? '')).toBe(hash);
    }
    await other.drop();
  });

  it('has every table as it was at one moment', async () => {
    let hasWritten = false;
    class Writing extends FileStorage {
      override async stage(stream: Readable): Promise<StagedFile> {
        if (!hasWritten) {
          hasWritten = true;
          await place.dataSource.query('DELETE FROM used_captchas');
        }
        return super.stage(stream);
      }
    }
    const before = (await rowsAt(place))['used_captchas'];
    const { path } = await backUp({ settings, storage: new Writing(settings.dataDir) });
    expect((await rowsAt(place))['used_captchas']).toHaveLength(1);
    const other = await emptyPlace();
    await putBack(path, other);
    expect((await rowsAt(other))['used_captchas']).toEqual(before);
    await other.drop();
    await fillTable(place.dataSource, place.dataSource.getMetadata(UsedCaptcha), 80);
  });

  it('looks again where a file goes between its row’s moment and its copying', async () => {
    let doomed: string | undefined;
    const moments: string[] = [];
    class Racing extends FileStorage {
      override async open(area: Area, nome: string): Promise<OpenedFile | undefined> {
        if (doomed === undefined) doomed = await storeFile(this, place.dataSource, 'uploads', Buffer.from('por pouco'));
        else if (nome === doomed) {
          moments.push(nome);
          await dropFile(this, place.dataSource, 'uploads', doomed);
        }
        return super.open(area, nome);
      }
    }
    const { path, manifest } = await backUp({ settings, storage: new Racing(settings.dataDir) });
    expect(moments).toEqual([doomed]);
    expect(manifest.missing).toEqual([]);
    const other = await emptyPlace();
    await putBack(path, other);
    await expectSame(other);
    await other.drop();
  });

  it('is made of what there is where a file was lost or changed before, and says so', async () => {
    const { storage, dataSource } = place;
    const lost = await storeFile(storage, dataSource, 'uploads', Buffer.from('perdido'));
    const changed = await storeFile(storage, dataSource, 'documentos', Buffer.from('inteiro'));
    await storage.remove('uploads', lost);
    await writeFile(join(settings.dataDir, 'documentos', changed), 'alterado');
    const { manifest } = await backUp(place);
    expect(manifest.missing).toEqual([{ area: 'uploads', nome: lost }]);
    expect(manifest.changed).toEqual([{ area: 'documentos', nome: changed }]);
    await dropFile(storage, dataSource, 'uploads', lost);
    await dropFile(storage, dataSource, 'documentos', changed);
  });
});

// whatever the database, the file is the same
if (settings.embedded)
  describe('the file of a copy', () => {
    it('is made by `npm run backup`, under the moment’s name where none is said', async () => {
      const { code, out, complaints } = await runSource('src/operations/commands/backup.ts');
      const [name = ''] = await readdir(join(settings.dataDir, 'backups'));
      expect([code, complaints]).toEqual([0, '']);
      expect(name).toMatch(/^dfc-\d{8}T\d{6}Z\.tar$/);
      expect(out).toMatch(/backups\/dfc-.*\.tar: \d+ linhas de \d+ tabelas e \d+ ficheiros\.\nNão está cifrada/);
      const other = await emptyPlace();
      await putBack(join(settings.dataDir, 'backups', name), other);
      await expectSame(other);
      await other.drop();
    });

    it('is its owner’s alone, and never takes the place of another', async () => {
      const { path } = await backUp(place);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      const before = await readFile(path);
      await expect(makeBackup({ ...place, path })).rejects.toThrow(`Já existe ${path}; uma cópia nunca é substituída.`);
      expect((await readFile(path)).equals(before)).toBe(true);
    });

    it('is not there where it could not be made whole', async () => {
      const { storage } = place;
      const path = join(settings.dataDir, 'copias', 'nunca.tar');
      const nowhere = {
        ...settings,
        databaseUrl: settings.embedded ? `sqlite:${settings.dataDir}/uploads` : `${settings.databaseUrl}_x`,
      };
      await expect(makeBackup({ settings: nowhere, storage, path })).rejects.toThrow(/unable to open|Unknown database/);
      await expect(makeBackup({ settings, storage, path, recipient: 'age1x' })).rejects.toThrow(
        /não é um destinatário age/,
      );
      expect(await readdir(dirname(path))).toEqual([]);
      expect(await readdir(join(settings.dataDir, 'tmp'))).toEqual([]);
    });

    it('is read by whom it was encrypted for alone, and then has the secret too', async () => {
      const key = async (name: string) => {
        const identity = await generateX25519Identity();
        const file = join(settings.dataDir, name);
        await writeFile(file, `# created: hoje\n${identity}\n`);
        return { file, recipient: await identityToRecipient(identity) };
      };
      const [own, others] = [await key('chave'), await key('outra-chave')];
      const { path } = await backUp(place, own.recipient);
      const bytes = await readFile(path);
      expect(bytes.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
      for (const plain of ['contactos', 'manifest', settings.jwtSecret ?? '-'])
        expect(bytes.includes(plain)).toBe(false);

      const bare = await emptyPlace();
      const other = { ...bare, settings: { ...bare.settings, jwtSecret: undefined } };
      await expect(putBack(path, other)).rejects.toThrow('A cópia está cifrada: indique a chave com --identity.');
      await expect(putBack(path, other, { identity: others.file })).rejects.toThrow(/^A chave não abre esta cópia/);
      expect([await rowsAt(other), await filesAt(other)]).toEqual([{}, {}]);
      await putBack(path, other, { identity: own.file });
      await expectSame(other);
      const secret = join(other.settings.dataDir, 'jwt-secret');
      expect([await readFile(secret, 'utf8'), (await stat(secret)).mode & 0o777]).toEqual([settings.jwtSecret, 0o600]);
      expect((await readFile((await backUp(place)).path)).includes(settings.jwtSecret ?? '-')).toBe(false);
      await bare.drop();
    });
  });
