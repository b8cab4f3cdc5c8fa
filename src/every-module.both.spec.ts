import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { PAGE, type PageAnswer } from '#platform/lists/list-spec.js';
import { startApi, type TestApi } from '../test/support/api.js';
import { contentResources } from '../test/support/content-resources.js';
import { leastEvento } from '../test/support/eventos.js';
import { uploadPicture } from '../test/support/content-with-picture.js';
import { listSpecs } from '../test/support/list-specs.js';
import { publicForms } from '../test/support/public-forms.js';
import { readableAddresses } from '../test/support/public-reads.js';

// Each module writes and lists once: `npm test` runs this on both databases, and the modules' own specs on SQLite.

const NAME = 'Zulmira';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ sampleContent: true });
});
afterAll(() => api.stop());

const found = async (path: string, text: string): Promise<unknown[]> => {
  const { body } = await api.admin.get(path).expect(200);
  return (body as object[]).filter((record) => JSON.stringify(record).includes(text));
};

describe('a module', () => {
  it.each(contentResources)('of $resource writes, lists, changes and takes away a record', async (content) => {
    const { create, update, remove, first, second, title } = content;
    const [name, other] = [`Zulmira ${content.resource}`, `Zebedeu ${content.resource}`];
    const { body } = await api.admin
      .post(create)
      .send({ ...first, [title]: name })
      .expect(201);
    const { id } = body as { id: number };
    expect(await found(create, name)).toMatchObject([{ id }]);
    await api.admin
      .put(update(id))
      .send({ ...second, [title]: other })
      .expect(200);
    expect(await found(create, name)).toEqual([]);
    expect(await found(create, other)).toMatchObject([{ id }]);
    await api.admin.delete(remove(id));
    expect(await found(create, other)).toEqual([]);
  });

  it.each(publicForms)('of the form $path takes a submission and lists it', async ({ path, kind, body, inbox }) => {
    const sent = 'recaptcha' in body ? { ...body, recaptcha: await api.captcha() } : body;
    const request = api.http.post(path);
    const answer = kind === 'json' ? request.send(sent) : request.field(sent as Record<string, string>);
    const { id } = (await answer.expect(201)).body as { id: number };
    expect((await api.admin.get(inbox).expect(200)).body).toMatchObject([{ id }]);
  });

  it('of the newsletter takes a subscription and lists it', async () => {
    await api.http.post('/api/newsletter').send({ nome: 'Ana', email: 'ana@exemplo.pt' }).expect(201);
    expect(await found('/Newsletter', 'ana@exemplo.pt')).toHaveLength(1);
  });

  it.each([
    ['/api/rascunhos', { recurso: 'eventos', conteudo: { ...leastEvento, titulo: NAME }, estado: 'rascunho' }],
    ['/api/convites', { nota: NAME, dias: 3 }],
    ['/api/modelos-resposta', { nome: NAME, texto: 'Olá, {nome}!' }],
    ['/api/pedidos-dados', { tipo: 'acesso', via: 'carta', nome: NAME }],
  ])('of %s writes a record and lists it', async (path, body) => {
    await api.admin.post(path).send(body).expect(201);
    expect(await found(path, NAME)).toHaveLength(1);
  });

  it('of the pictures keeps what is said of one, and lists it', async () => {
    const name = await uploadPicture(api);
    await api.admin.put(`/api/files/${name}`).send({ menores: false, alt: NAME }).expect(200);
    const asked = new URLSearchParams({ filter: JSON.stringify({ id: [name] }) });
    expect(await found(`/api/fotografias?${asked.toString()}`, NAME)).toHaveLength(1);
  });

  it('of what is doubtful takes a submission and lists it', async () => {
    await api.http
      .post('/formacoes')
      .send({
        nome: NAME,
        email: 'ana@exemplo.pt',
        mensagem: 'Olá',
        tipo: 'Oficina DFC',
        pagina: 'https://burla.exemplo.pt',
      })
      .expect(201);
    expect(await found('/api/suspeitas', NAME)).toHaveLength(1);
  });
});

describe('what is read', () => {
  it('is answered at every address, with each of its parameters', async () => {
    const failed: string[] = [];
    for (const path of await readableAddresses()) {
      const { status } = await api.admin.get(path);
      if (status >= 500) failed.push(`${path}: ${status}`);
    }
    expect(failed).toEqual([]);
  });

  it('is of lists that have rows', async () => {
    const counts = await Promise.all(
      (await listSpecs(api.dataSource)).map(async ({ entity }) => ({
        table: entity.tableName,
        rows: await api.dataSource.manager.count(entity.target),
      })),
    );
    expect(counts.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it('is of lists whose indexes are held to what they offer', async () => {
    const controllers = api.app.get(DiscoveryService, { strict: false }).getControllers();
    const handlers = controllers.flatMap(({ instance }) => {
      const routes = Object.getPrototypeOf(instance) as Readonly<Record<string, object>>;
      return new MetadataScanner().getAllMethodNames(routes).map((name) => routes[name] as object);
    });
    const pages = handlers.flatMap((handler) => (Reflect.getMetadata(PAGE, handler) as PageAnswer<unknown>) ?? []);
    const held = (await listSpecs(api.dataSource)).map(({ spec }) => spec.resource);
    expect(new Set(pages.map(({ resource }) => resource))).toEqual(new Set(held));
  });
});
