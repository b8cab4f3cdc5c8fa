import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { contentResources } from '../../../test/support/content-resources.js';

/** Fields that are checked as what they are: addresses, moments, choices. */
const OTHERWISE = new Set([
  'url',
  'img',
  'imagem',
  'edicao',
  'video',
  'download',
  'ligacao',
  'websiteOficial',
  'logotipo',
  'tipo',
  'situacao',
  'pagina',
]);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const isText = ([name, value]: [string, unknown]): boolean =>
  typeof value === 'string' && !OTHERWISE.has(name) && Number.isNaN(Date.parse(value));

const fields = contentResources.flatMap((content) =>
  Object.entries(content.first)
    .filter(isText)
    .map(([field, value]) => [content.resource, field, { content, value: String(value) }] as const),
);

it.each(fields)(
  'a record of %s has no %s that turns the direction in which it is read',
  async (_resource, field, one) => {
    const { content, value } = one;
    const { status, body } = await api.admin
      .post(content.create)
      .send({ ...content.first, [field]: `\u2067${value}\u202E fdp.exe\u200b` });
    expect(status).toBe(201);
    expect((body as Record<string, unknown>)[field]).toBe(`${value} fdp.exe`);
    for (const turned of [`${value} &#8238;fdp`, `${value}\u0000`]) {
      const refused = await api.admin
        .post(content.create)
        .send({ ...content.first, [field]: turned })
        .expect(400);
      expect(Object.keys((refused.body as { errors: object }).errors)).toEqual([field]);
    }
  },
);

it('the sentence says what is wrong and what to do', async () => {
  const [content] = contentResources.filter(({ resource }) => resource === 'eventos');
  const { body } = await api.admin
    .post(content?.create ?? '')
    .send({ ...content?.first, titulo: 'a&#8238;b' })
    .expect(400);
  expect(body).toMatchObject({
    errors: { titulo: expect.stringMatching(/^O título tem caracteres invisíveis/) as unknown as string },
  });
});
