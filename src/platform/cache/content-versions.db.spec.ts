import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Artigo } from '#content/imprensa/artigo.entity.js';
import { Evento } from '#content/eventos/evento.entity.js';
import { onSqlite } from '../database/columns.js';
import { Transactions } from '../database/transactions.js';
import { UsedCaptcha } from '#captcha/used-captcha.entity.js';
import { ContentVersions } from './content-versions.js';

const article = () => ({ titulo: 'Artigo', data: new Date(), fotos: [], versao: 1 });
const body = { titulo: 'Festival', data: '2026-06-05T09:30:00.000Z', local: 'Gaia' };

let api: TestApi;
let versions: ContentVersions;

beforeAll(async () => {
  api = await startApi();
  versions = api.app.get(ContentVersions);
});
afterAll(() => api.stop());

/** The tables whose version has risen when something is over. */
async function risenBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = versions.current();
  await act();
  return Object.entries(versions.current() ?? {}).flatMap(([table, version]) =>
    version > (before?.[table] ?? Infinity) ? [table] : [],
  );
}
const transactions = () => api.app.get(Transactions);

describe('the versions of the content', () => {
  it('are there for each table that visitors read, and for no other', () => {
    expect(Object.keys(versions.current() ?? {}).sort()).toEqual([
      'edicoes',
      'equipa',
      'eventos',
      'fotografias',
      'imprensa',
      'materiais',
      'mural',
      'paginas',
      'parceiros',
      'perguntas',
      'relatorios',
    ]);
  });

  it('rise with a record that is created, changed and deleted, before that is answered', async () => {
    let id = 0;
    const create = async () => ({ id } = (await api.admin.post('/api/eventos').send(body).expect(201)).body);
    expect(await risenBy(create)).toEqual(['eventos']);
    expect(await risenBy(() => api.admin.put(`/api/eventos/${id}`).send(body).expect(200))).toEqual(['eventos']);
    expect(await risenBy(() => api.admin.delete(`/api/eventos/delete/${id}`).expect(204))).toEqual(['eventos']);
  });

  it('rise with everything that a unit of work touched, however it wrote it', async () => {
    const unit = () =>
      transactions().run(async (manager) => {
        await manager.insert(Artigo, article());
        await manager.update(Artigo, { titulo: 'Artigo' }, { titulo: 'Outro' });
        await manager.query(`UPDATE eventos SET titulo = 'Outro'`);
      });
    expect((await risenBy(unit)).sort()).toEqual(['eventos', 'imprensa']);
  });

  it('rise also where a write is no unit of work', async () => {
    expect(await risenBy(() => api.dataSource.manager.insert(Artigo, article()))).toEqual(['imprensa']);
    expect(await risenBy(() => api.dataSource.manager.clear(Evento))).toEqual(['eventos']);
  });

  it('stay where nothing that visitors read was touched', async () => {
    const captcha = () =>
      transactions().run((manager) => manager.insert(UsedCaptcha, { hash: 'a', expiresAt: new Date() }));
    expect(await risenBy(captcha)).toEqual([]);
    expect(await risenBy(() => api.admin.get('/api/eventos').expect(200))).toEqual([]);
    expect(await risenBy(() => api.http.post('/formacoes').send({}).expect(400))).toEqual([]);
  });

  it('do not let stand what was read of a unit that was undone', async () => {
    const undone = () =>
      transactions()
        .run(async (manager) => {
          await manager.insert(Artigo, article());
          throw new RangeError('não');
        })
        .catch(() => undefined);
    // on MySQL nobody but the unit itself can have read it
    expect(await risenBy(undone)).toEqual(onSqlite ? ['imprensa'] : []);
  });
});
