import sharp from 'sharp';
import { picture } from '../../support/samples.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, test } from './support/site-test.js';

// The words of a page and the editions are everybody's: a system of this file's own.
let stack: OwnStack;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({}, { isOnGivenDatabase: true });
});
test.afterAll(() => stack.stop());

const FOREIGN = 'https://example.org/foto.jpg';

test('the preview of a link shows a JPEG of 1200 × 630, whose size is said, for each kind of page', async () => {
  const headers = await stack.adminHeaders();
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(stack.api + path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([answer.ok, answer.ok ? '' : await answer.text()]).toEqual([true, '']);
    return (await answer.json()) as T;
  };
  const upload = async (): Promise<string> => {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(await picture('webp', 1_600, 1_000))]), 'foto.webp');
    const answer = await fetch(`${stack.api}/upload`, { method: 'POST', headers, body: form });
    const { filePaths } = (await answer.json()) as { filePaths: string[] };
    return `${stack.api}/uploads/${filePaths[0]}`;
  };
  const url = await upload();
  const card = `${url}?w=1200`;
  const own = `${stack.site}/social.jpg`;
  const event = { data: '2027-01-01T10:00:00Z', local: 'Porto', tipo: 'proximo' };
  const { id: evento } = await call<{ id: number }>('POST', '/api/eventos', { titulo: 'Com', ...event, url });
  const { id: sem } = await call<{ id: number }>('POST', '/api/eventos', { titulo: 'Sem', ...event });
  const { id: fora } = await call<{ id: number }>('POST', '/api/eventos', { titulo: 'Fora', ...event, url: FOREIGN });
  const { id: artigo } = await call<{ id: number }>('POST', '/api/imprensa', {
    titulo: 'Artigo',
    descricao: 'Texto.',
    url,
  });
  const { id: projeto } = await call<{ id: number }>('POST', '/api/mural', {
    edicao: '20242025',
    titulo: 'Projeto',
    imagem: url,
  });
  await call('POST', '/api/edicoes', { chave: '20122013', introducao: 'Uma edição.', capa: url });
  await call('PUT', '/api/paginas/faq', { conteudo: { image: url } });
  await call('POST', '/api/paginas/faq/publicacao', {});

  for (const [path, image] of [
    [`/eventos/${evento}`, card],
    [`/eventos/${sem}`, own],
    [`/imprensa/${artigo}`, card],
    [`/projetos/${projeto}`, card],
    ['/projetos/1', own],
    ['/20122013', card],
    ['/faq', card],
    ['/contacte-nos', own],
  ] as const) {
    const told = { image, type: 'image/jpeg', width: '1200', height: '630', card: 'summary_large_image' };
    await expect.poll(() => previewOf(path), { message: path }).toEqual(told);
  }
  const unknown = { type: undefined, width: undefined, height: undefined, card: 'summary_large_image' };
  expect(await previewOf(`/eventos/${fora}`)).toEqual({ image: FOREIGN, ...unknown });

  for (const image of [card, own]) {
    await expect
      .poll(() => madeOf(image), { message: image, timeout: 90_000 })
      .toEqual(['image/jpeg', 'jpeg', 1200, 630]);
  }
});

/** How a page has its link previewed. */
async function previewOf(path: string): Promise<Record<string, string | undefined>> {
  const html = await (await fetch(stack.site + path)).text();
  const content = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    image: content('og:image'),
    type: content('og:image:type'),
    width: content('og:image:width'),
    height: content('og:image:height'),
    card: content('twitter:card'),
  };
}

/** Type, format and size of a picture, read from its bytes. */
async function madeOf(url: string): Promise<unknown[]> {
  const answer = await fetch(url);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [answer.headers.get('content-type'), format, width, height];
}
