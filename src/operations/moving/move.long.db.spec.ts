import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startApi } from '../../../test/support/api.js';
import { emptyPlace, filesAt, filledPlace, type Place, rowsAt } from '../../../test/support/places.js';
import { runSourceIn, startSource } from '../../../test/support/run-source.js';
import { until } from '../../../test/support/until.js';
import { movedMarker, removeMovedMarker, requireNotMoved } from '../../platform/database/moved-marker.js';
import type { Settings } from '../../platform/config/config.js';
import { settings } from '../../platform/config/settings.js';
import { dataSourceOptions } from '../../platform/database/options.js';
import { RESTORE_MARKER } from '../../platform/database/restore-marker.js';
import { Transactions } from '../../platform/database/transactions.js';
import { closed } from './closed-source.js';

const COMMAND = 'src/operations/commands/migrate-to.ts';
const BUSY = /locked|Lock wait timeout/;

let place: Awaited<ReturnType<typeof filledPlace>>;
let before: { rows: object; files: object };
let file: string;
beforeAll(async () => {
  place = await filledPlace();
  before = { rows: await rowsAt(place), files: await filesAt(place) };
  // MySQL's is to be nobody else's meanwhile
  await place.dataSource.destroy();
  file = join(settings.dataDir, 'novo.env');
});
afterAll(async () => {
  await removeMovedMarker(settings);
  await place.drop();
});

/** Where an installation is, as its environment says it. All have this spec's DATA_DIR. */
const environmentOf = ({ databaseUrl, storageUrl }: Settings) => ({
  DATABASE_URL: databaseUrl,
  STORAGE_URL: storageUrl,
});
const linesOf = (to: Settings) =>
  Object.entries(environmentOf(to))
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

async function migrate(from: Settings, to: Settings) {
  await writeFile(file, linesOf(to));
  return runSourceIn(environmentOf(from), COMMAND, file);
}

async function expectArrived(there: Place): Promise<void> {
  expect(await rowsAt(there)).toEqual(before.rows);
  const files = Object.entries(await filesAt(there)).filter(([name]) => !name.startsWith('tmp/'));
  expect(Object.fromEntries(files)).toEqual(before.files);
}

describe('npm run migrate:to', () => {
  it('refuses the same place, one that is not empty and one without the secret, and closes nothing', async () => {
    expect(await migrate(settings, settings)).toMatchObject({
      code: 1,
      complaints: 'Não foi possível mudar: O novo lugar é o mesmo: mude DATABASE_URL, STORAGE_URL ou ambos.\n',
    });
    const other = await emptyPlace('sqlite');
    await writeFile(join(other.settings.dataDir, 'uploads', 'alheio.png'), '');
    expect((await migrate(settings, other.settings)).complaints).toContain('uploads tem 1 ficheiros');
    await rm(join(other.settings.dataDir, 'uploads', 'alheio.png'));
    const database = await new DataSource(dataSourceOptions(other.settings)).initialize();
    await database.query('CREATE TABLE alheia (id INTEGER)');
    await database.destroy();
    expect((await migrate(settings, other.settings)).complaints).toContain('não está vazia: tem 1 tabelas');
    await writeFile(file, `${linesOf(other.settings)}JWT_SECRET=${'x'.repeat(32)}\n`);
    const { code, complaints } = await runSourceIn(environmentOf(settings), COMMAND, file);
    expect([code, complaints]).toEqual([1, expect.stringContaining('não tem o segredo do antigo')]);
    expect(movedMarker(settings)).toBeUndefined();
    expect(await rowsAt(place)).toEqual(before.rows);
    await other.drop();
  });

  it('that is killed leaves neither place to start, and is begun anew by the next', async () => {
    const there = await emptyPlace('sqlite');
    await writeFile(file, linesOf(there.settings));
    const killed = await startSource(environmentOf(settings), COMMAND, file);
    let said = '';
    killed.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await until('the files are there', () => said.includes('Ficheiros: 8'));
    process.kill(-(killed.pid ?? 0), 'SIGKILL');
    await once(killed, 'close');
    expect(() => requireNotMoved(settings)).toThrow(/está a mudar-se desde .* --cancel/);
    expect(Object.keys(await rowsAt(there))).toContain(RESTORE_MARKER);
    const elsewhere = await emptyPlace('sqlite');
    expect((await migrate(settings, elsewhere.settings)).complaints).toContain('para outro lugar por acabar');
    expect((await migrate(settings, there.settings)).code).toBe(0);
    await expectArrived(there);
    await removeMovedMarker(settings);
    await elsewhere.drop();
    await there.drop();
  });

  it('brings every row and every byte, closes the old place, and goes back in the same way', async () => {
    const there = await emptyPlace('sqlite');
    const { code, out, complaints } = await migrate(settings, there.settings);
    expect([code, complaints]).toEqual([0, '']);
    expect(out).toMatch(/Ficheiros: 8, com os mesmos bytes\.\n(Tabela \w+: \d+ linhas, iguais\.\n)+Linhas: \d+, em /);
    expect(out).toContain('(DATABASE_URL, STORAGE_URL), e arranque');
    await expectArrived(there);
    expect(await rowsAt(place)).toEqual(before.rows);
    expect((await migrate(settings, there.settings)).complaints).toContain('já se mudou');
    await expect(startApi()).rejects.toThrow(/^Este sistema mudou-se em /);

    const back = await emptyPlace();
    expect(await migrate(there.settings, back.settings)).toMatchObject({ code: 0, complaints: '' });
    await expectArrived(back);
    expect(
      [settings, there.settings, back.settings].map((one) => movedMarker({ ...one, dataDir: settings.dataDir })),
    ).toEqual([expect.objectContaining({ isDone: true }), expect.objectContaining({ isDone: true }), undefined]);
    for (const one of [there, back]) await one.drop();
    await runSourceIn(environmentOf(settings), COMMAND, '--cancel');
    expect(() => requireNotMoved(settings)).not.toThrow();
  });

  it('moves the files alone, and the database alone', async () => {
    const there = await emptyPlace('sqlite');
    const halfway = { ...settings, storageUrl: there.settings.storageUrl };
    const first = await migrate(settings, halfway);
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('Ficheiros: 8, com os mesmos bytes.')]);
    expect(await filesAt(there)).toEqual(before.files);
    const second = await migrate(halfway, there.settings);
    expect([second.code, second.out]).toEqual([0, expect.stringContaining('Ficheiros: 8, lidos.')]);
    await expectArrived(there);
    await removeMovedMarker(settings);
    await there.drop();
  });

  it('names what was lost or changed before, and moves the rest', async () => {
    const there = await emptyPlace('sqlite');
    const [lost = '', changed = ''] = Object.keys(before.files);
    await rm(join(settings.dataDir, lost));
    await writeFile(join(settings.dataDir, changed), 'alterado');
    const { code, complaints } = await migrate(settings, there.settings);
    expect([code, complaints]).toEqual([
      2,
      `Já faltava o ficheiro ${lost}.\nJá tinha sido alterado o ficheiro ${changed}.\n`,
    ]);
    expect(await rowsAt(there)).toEqual(before.rows);
    await removeMovedMarker(settings);
    await there.drop();
  });
});

describe('the place that is moved away from', () => {
  it('takes no writing from anybody meanwhile, and again afterwards where the move fails', async () => {
    const to = { ...settings, storageUrl: 'file:/outro' };
    await expect(
      closed(settings, to, async () => {
        const database = await new DataSource({ ...dataSourceOptions(settings), subscribers: [] }).initialize();
        const units = new Transactions(database);
        await expect(units.run((manager) => manager.query('DELETE FROM used_captchas'))).rejects.toMatchObject({
          kind: 'unavailable',
          message: 'O sistema está a mudar de lugar e não aceita alterações por agora. Tente novamente mais tarde.',
        });
        if (!settings.embedded) await database.query('SET SESSION lock_wait_timeout = 1');
        await expect(database.query('DELETE FROM used_captchas')).rejects.toThrow(BUSY);
        expect(await database.query('SELECT COUNT(*) AS count FROM used_captchas')).toHaveLength(1);
        await database.destroy();
        throw new Error('o novo lugar não responde');
      }),
    ).rejects.toThrow('o novo lugar não responde');
    expect(() => requireNotMoved(settings)).not.toThrow();
    expect(await rowsAt(place)).toEqual(before.rows);
  });
});
