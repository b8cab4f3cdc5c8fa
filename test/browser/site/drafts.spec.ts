import type { APIRequestContext } from '@playwright/test';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expect, test } from './support/site-test.js';

test.use({ waitsForScripts: false });

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** The kinds of content, each with the body of a record and the places on the site where it would be. */
const kinds = [
  {
    recurso: 'eventos',
    body: (titulo: string, url: string) => ({
      titulo,
      url,
      descricao: `Sobre ${titulo}.`,
      data: inDays(1),
      local: 'Porto',
      tipo: 'proximo',
    }),
    pages: (id: number) => ['/eventos', '/eventos.ics', `/eventos/${id}`, `/eventos/${id}/evento.ics`],
    address: (id: number) => `/eventos/${id}`,
  },
  {
    recurso: 'imprensa',
    body: (titulo: string, url: string) => ({
      titulo,
      url,
      descricao: `Sobre ${titulo}.`,
      data: inDays(0),
      Categoria: 'Jornal',
    }),
    pages: (id: number) => ['/imprensa', '/feed.xml', `/imprensa/${id}`],
    address: (id: number) => `/imprensa/${id}`,
  },
  {
    recurso: 'mural',
    body: (titulo: string, imagem: string) => ({ titulo, imagem, edicao: '20262027', ordem: 1, fazer: 'Uma horta.' }),
    pages: (id: number) => ['/projetos', `/projetos/${id}`],
    address: (id: number) => `/projetos/${id}`,
  },
] as const;

const plans = [{ estado: 'rascunho' }, { estado: 'agendado', publicarEm: inDays(1) }, { estado: 'arquivado' }] as const;

async function upload(request: APIRequestContext): Promise<string> {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const answer = await request.post(`${addresses.api}/upload`, {
    headers: await adminHeaders(request),
    multipart: { images: { name: 'capa.png', mimeType: 'image/png', buffer: png } },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { filePaths: string[] }).filePaths[0] ?? '';
}

for (const { recurso, body, pages, address } of kinds) {
  for (const plan of plans) {
    test(`what of ${recurso} is ${plan.estado} is on no page, in no feed, fact, search or sitemap, with no picture`, async ({
      request,
    }) => {
      const headers = await adminHeaders(request);
      const word = `Axolote${recurso}${plan.estado}${Date.now().toString(36)}`;
      const picture = await upload(request);
      const made = await request.post(`${addresses.api}/api/rascunhos`, {
        headers,
        data: { recurso, conteudo: body(word, `/uploads/${picture}`), ...plan },
      });
      expect(made.status()).toBe(201);
      const { registo: id } = (await made.json()) as { registo: number };
      const standing = (data: object) =>
        request.put(`${addresses.api}/api/${recurso}/${id}/rascunho`, { headers, data });
      /** Where visitors, feeds and search engines find it. */
      const found = async () => {
        const places: string[] = [];
        for (const path of [...pages(id), '/', `/pesquisa?q=${word}`]) {
          const text = (await (await request.get(path)).text()).replaceAll(/\r\n[ \t]/g, '');
          // a search says again what was sought
          const isThere = path.startsWith('/pesquisa') ? text.includes(address(id)) : text.includes(word);
          if (isThere || text.includes(picture)) places.push(path);
        }
        const sitemap = await (await request.get('/sitemap.xml')).text();
        // a project's address goes on with its title
        if (new RegExp(`<loc>${addresses.site}${address(id)}(?:-[^<]*)?</loc>`).test(sitemap))
          places.push('/sitemap.xml');
        const html = await (await request.get(address(id))).text();
        if (/<script type="application\/ld\+json"[^>]*>[^<]*Axolote/.test(html)) places.push('facts');
        return places;
      };
      expect(await found()).toEqual([]);
      expect((await request.get(address(id))).status()).toBe(404);
      expect((await standing({ estado: 'publicado' })).status()).toBe(200);
      await expect
        .poll(found)
        .toEqual(expect.arrayContaining([...pages(id), `/pesquisa?q=${word}`, '/sitemap.xml', 'facts']));
      expect((await standing({ estado: 'arquivado' })).status()).toBe(200);
      await expect.poll(found).toEqual([]);
      expect((await request.delete(`${addresses.api}/api/${recurso}/${id}/rascunho`, { headers })).status()).toBe(204);
    });
  }
}
