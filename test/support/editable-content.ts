import { describe, expect, it } from '@jest/globals';
import { settings } from '#platform/config/settings.js';
import type { TestApi } from './api.js';

/** One kind of content that administrators edit: where its calls are, and a body that is complete. */
export interface EditableContent {
  one: (id: number | string) => string;
  create: string;
  update: (id: number | string) => string;
  remove: (id: number | string) => string;
  entity: new () => object;
  valid: Readonly<Record<string, unknown>>;
  /** The fields that hold one address each. */
  addresses: readonly string[];
  /** Bodies that are refused, by what is wrong with them: the changed fields, the wrong field and its sentence. */
  refused: readonly (readonly [what: string, changed: object, field: string, sentence: string])[];
}

/** A record as it is answered. */
export type Answer = Record<string, unknown> & { id: number; versao: number };

/** The behaviours that all editable content shares: who may, what is refused, that a stale save changes nothing. */
export function describeEditableContent(api: () => TestApi, content: EditableContent): void {
  const { one, create, update, remove, entity, valid, addresses, refused } = content;
  const rows = () => api().dataSource.manager.find(entity, { order: { id: 'ASC' } as object });
  const make = async () => (await api().admin.post(create).send(valid).expect(201)).body as Answer;
  const unchanged = async (act: () => Promise<unknown>) => {
    const before = await rows();
    await act();
    expect(await rows()).toEqual(before);
  };

  describe('as any editable content', () => {
    it('lets only administrators write', async () => {
      const { id } = await make();
      await unchanged(async () => {
        for (const token of ['', 'Bearer x', 'Bearer a.b.c']) {
          await api().http.post(create).set('Authorization', token).send(valid).expect(401);
          await api().http.put(update(id)).set('Authorization', token).send(valid).expect(401);
          await api().http.delete(remove(id)).set('Authorization', token).expect(401);
        }
      });
    });

    it.each(refused)('refuses %s', async (_what, changed, field, sentence) => {
      const { id, versao } = await make();
      await unchanged(async () => {
        for (const request of [api().admin.post(create), api().admin.put(update(id)).set('If-Match', `"${versao}"`)]) {
          const { status, body } = await request.send({ ...valid, ...changed });
          expect(status).toBe(400);
          expect(body).toMatchObject({ statusCode: 400, errors: { [field]: sentence } });
        }
      });
    });

    const bad = ['javascript:alert(1)', 'data:,x', '//outro.pt/a.jpg', '/documentos/a.pdf'];
    for (const address of addresses.length === 0 ? [] : bad)
      it(`never serves an address from the database that is neither http(s) nor our own: ${address}`, async () => {
        const { id } = await make();
        const stored = Object.fromEntries(addresses.map((field) => [field, address]));
        await api().dataSource.manager.update(entity, { id }, stored);
        expect((await api().admin.get(one(id)).expect(200)).body).toMatchObject(
          Object.fromEntries(addresses.map((field) => [field, null])),
        );
        const list = await api().admin.get(create).expect(200);
        expect(list.body).toContainEqual(expect.objectContaining({ id }));
        expect(list.text).not.toContain(address);
      });

    it('refuses what is no JSON object of known fields, and an id of its own', async () => {
      const { id } = await make();
      await unchanged(async () => {
        await api().admin.post(create).send([valid]).expect(400);
        await api().admin.post(create).type('json').send('{"titulo":').expect(400);
        const { body } = await api()
          .admin.post(create)
          .send({ ...valid, id: 7 })
          .expect(400);
        expect(body).toMatchObject({ errors: { id: 'Este campo não existe.' } });
        await api()
          .admin.put(update(id))
          .send({ ...valid, id: id + 1 })
          .expect(400);
        await api()
          .admin.put(update(id))
          .send({ ...valid, inventado: 1 })
          .expect(400);
        await api().admin.put(update(id)).set('If-Match', 'ontem').send(valid).expect(400);
      });
    });

    it('finds nothing under an id that is none of its own, nor under its own written otherwise', async () => {
      const { id: own } = await make();
      const spelt = [`0${own}`, `+${own}`, `${own}.0`, `${own}e0`, `0x${own.toString(16)}`, `%20${own}`];
      await unchanged(async () => {
        const others = ['2147483647', '99999999999', '0', '-1', '1.5', 'abc', '1%20or%201', '..%2f1'];
        for (const id of [...others, ...spelt]) {
          await api().admin.get(one(id)).expect(404);
          await api().admin.put(update(id)).send(valid).expect(404);
          await api().admin.delete(remove(id)).expect(404);
        }
      });
    });

    it('takes back the whole record as it answered it, and raises its version', async () => {
      const made = await make();
      const { body } = await api().admin.put(update(made.id)).send(made).expect(200);
      expect(body).toEqual({ ...made, versao: made.versao + 1 });
      expect((await api().admin.get(one(made.id)).expect(200)).body).toEqual(body);
    });

    it('answers 409 to a stale save and changes nothing; of two that race one wins', async () => {
      const made = await make();
      await api().admin.put(update(made.id)).send(made).expect(200);
      await unchanged(async () => {
        const { body } = await api().admin.put(update(made.id)).send(made).expect(409);
        const since = expect.stringContaining(`alterado por ${settings.firstAdmin.nome} a `) as unknown as string;
        expect(body).toMatchObject({ statusCode: 409, message: since });
        const { versao: _versao, ...rest } = made;
        await api().admin.put(update(made.id)).set('If-Match', `"${made.versao}"`).send(rest).expect(409);
      });
      const current = { ...made, versao: made.versao + 1 };
      const race = [1, 2].map(() => api().admin.put(update(made.id)).send(current));
      const statuses = (await Promise.all(race)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
    });

    it('saves over whatever is there where no version comes along', async () => {
      const made = await make();
      await api().admin.put(update(made.id)).send(valid).expect(200);
      const { body } = await api().admin.put(update(made.id)).send(valid).expect(200);
      expect(body).toMatchObject({ id: made.id, versao: made.versao + 2 });
    });

    it('is gone once deleted', async () => {
      const { id } = await make();
      const others = (await rows()).length - 1;
      await api().admin.delete(remove(id)).expect(204);
      await api().admin.get(one(id)).expect(404);
      await api().admin.delete(remove(id)).expect(404);
      expect(await rows()).toHaveLength(others);
    });
  });
}
