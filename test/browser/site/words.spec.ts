import { pages } from '../../../contract/pages/pages.js';
import type { Fields, PageDescription } from '../../../contract/pages/field.js';
import { picture } from '../../support/samples.js';
import { waitUntilAlive } from './support/wait-until-alive.js';
import { type Leaf, type Mark, markOf } from './support/field-marks.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, test } from './support/site-test.js';

// These tests change the words of the whole site, so they have a site of their own and run one after another.
test.describe.configure({ mode: 'serial' });

let stack: OwnStack;
let headers: Record<string, string>;
let marks = 0;

test.beforeAll(async () => {
  stack = await startOwnStack({});
  headers = await stack.adminHeaders();
});
test.afterAll(() => stack.stop());

async function send(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(stack.api + path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
}

/** Publishes the words of a page; a field that is left out has the words that the site was made with. */
async function publish(chave: string, conteudo: object): Promise<void> {
  await send('PUT', `/api/paginas/${chave}`, { conteudo });
  await send('POST', `/api/paginas/${chave}/publicacao`, {});
}

const textOf = async (path: string) => (await fetch(stack.site + path)).text();

/** All that a page's words are seen on. */
async function shown({ caminhos }: PageDescription): Promise<string> {
  const everywhere = ['/', '/contacte-nos'];
  const paths = caminhos.length === 0 ? everywhere : caminhos.filter((path) => !path.endsWith('*'));
  return (await Promise.all(paths.map(textOf))).join('\n');
}

/** The site is told of a change while the editor is told that it is saved: it may be a moment later. */
async function expectShown(page: PageDescription, texts: readonly string[], field: string): Promise<void> {
  const missing = async () => {
    const there = await shown(page);
    return texts.filter((text) => !there.includes(text));
  };
  await expect.poll(missing, { message: field, timeout: 2_000, intervals: [0, 50, 100, 250] }).toEqual([]);
}

/** A field with what it is changed to, and the whole of what is sent; what then is read on the site. */
interface Change {
  name: string;
  words: () => Promise<Mark>;
}

async function uploaded(): Promise<string> {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await picture('png', 40, 30))], { type: 'image/png' }), 'marca.png');
  const answer = await fetch(`${stack.api}/upload`, { method: 'POST', headers, body: form });
  const { filePaths } = (await answer.json()) as { filePaths: string[] };
  return `/uploads/${filePaths[0] ?? ''}`;
}

async function mark(field: Leaf): Promise<Mark> {
  marks += 1;
  if (field.kind !== 'image') return markOf(field, marks);
  const url = await uploaded();
  return { sent: url, seen: url.slice(url.lastIndexOf('/') + 1) };
}

/** A change of every field, each by itself. */
function changesOf(fields: Fields, path = ''): Change[] {
  return Object.entries(fields).flatMap(([key, field]): Change[] => {
    const name = path + key;
    const under = (change: Change): Change => ({
      name: change.name,
      words: async () => {
        const { sent, seen } = await change.words();
        return { sent: { [key]: sent }, seen };
      },
    });
    if (field.kind === 'group') return changesOf(field.fields, `${name}.`).map(under);
    if (field.kind !== 'list') return [under({ name, words: () => mark(field) })];
    return changesOf(field.item, `${name}[].`).map((change) =>
      under({
        name: change.name,
        words: async () => {
          const { sent, seen } = await change.words();
          const [first = await newItem(field.item), ...others] = field.default;
          return { sent: [{ ...first, ...(sent as object) }, ...others], seen };
        },
      }),
    );
  });
}

async function newItem(item: Fields): Promise<Record<string, unknown>> {
  const entries = Object.entries(item).map(async ([key, field]) => {
    if (field.kind === 'list') return [key, []] as const;
    return [key, field.kind === 'group' ? await newItem(field.fields) : (await mark(field)).sent] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('an untouched installation is as it was made, and its pages carry nothing of it', async () => {
  const rows = (await (await fetch(`${stack.api}/api/paginas`)).json()) as { chave: string; alteracoes: object }[];
  expect(rows.map(({ chave, alteracoes }) => [chave, alteracoes])).toEqual(pages.map(({ chave }) => [chave, {}]));
  expect(await textOf('/')).not.toMatch(/\\"words\\"/);
});

for (const page of pages) {
  test(`every field of the page «${page.nome}» is on the site at the next request`, async () => {
    test.setTimeout(240_000);
    for (const { name, words } of changesOf(page.fields)) {
      const { sent, seen } = await words();
      await publish(page.chave, sent as object);
      await expectShown(page, [seen], name);
    }
    await publish(page.chave, {});
  });

  test(`lists of the page «${page.nome}» grow, and shrink to their least`, async () => {
    for (const [name, field] of Object.entries(page.fields)) {
      if (field.kind !== 'list') continue;
      const added = await newItem(field.item);
      await publish(page.chave, { [name]: [...field.default, added] });
      const texts = Object.values(added).filter((value) => typeof value === 'string' && value.startsWith('Marca'));
      await expectShown(page, texts.map(String), name);
      await publish(page.chave, { [name]: field.default.slice(0, field.min) });
      await shown(page);
    }
    await publish(page.chave, {});
  });
}

test('who the association is stands in all that tells it', async () => {
  // it is changed by who gave the password a short time ago
  headers = await stack.adminHeaders();
  const words = { name: 'Outra DFC', longName: 'Outra Associação', email: 'outra@exemplo.pt', nipc: '501234567' };
  await publish('associacao', words);
  const everywhere: [string, string][] = [
    ['/', '<title>Outra DFC · '],
    ['/', '"name":"Outra Associação"'],
    ['/', '"taxID":"501234567"'],
    ['/faq', '· Outra DFC</title>'],
    ['/faq', 'Outra Associação<!-- -->. '],
    ['/privacidade', 'A Outra Associação é responsável'],
    ['/privacidade', 'mailto:outra@exemplo.pt'],
    ['/cookies', 'outra@exemplo.pt'],
    ['/.well-known/security.txt', 'mailto:outra@exemplo.pt'],
    ['/feed.xml', '<title>Outra DFC · Imprensa</title>'],
    ['/eventos.ics', 'X-WR-CALNAME:Outra DFC'],
    ['/nao-existe', 'Outra DFC'],
  ];
  for (const [path, seen] of everywhere) expect((await textOf(path)).includes(seen), `${path}: ${seen}`).toBe(true);
  await publish('associacao', {});
});

const ofThePolicy = {
  associacao: { longName: 'Ainda Outra' },
  privacidade: { sections: [{ title: 'Que dados recolhemos', text: 'Só o que nos escreve.' }] },
};

for (const [chave, words] of Object.entries(ofThePolicy))
  test(`a form says which version of the policy its page led to, and it is on record, after a change of «${chave}»`, async () => {
    await publish(chave, words);
    const [, version = ''] = /name="textos" value="([0-9a-f]{16})/.exec(await textOf('/contacte-nos')) ?? [];
    const present = (await (await fetch(`${stack.api}/api/textos`)).json()) as { nome: string; versao: string }[];
    expect(present).toContainEqual({ nome: 'privacidade', versao: version });
    await publish(chave, {});
    expect(await textOf('/contacte-nos')).not.toContain(version);
  });

test('what is hostile stays text', async ({ page }) => {
  const hostile = `</script><img src=x onerror=alert(1)> {{7*7}} "'&`;
  await publish('associacao', { tagline: hostile, name: hostile.slice(0, 60), address: { street: hostile } });
  await page.goto(`${stack.site}/contacte-nos`);
  await waitUntilAlive(page);
  await expect(page.getByRole('contentinfo').getByText(hostile)).toHaveCount(3);
  await expect(page.getByRole('main').getByText(hostile)).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await publish('associacao', {});
});

test('a draft is on the site only once it is published', async () => {
  await send('PUT', '/api/paginas/associacao', { conteudo: { tagline: 'Um lema por publicar.' } });
  expect(await textOf('/')).not.toContain('Um lema por publicar.');
  await send('POST', '/api/paginas/associacao/publicacao', {});
  expect(await textOf('/')).toContain('Um lema por publicar.');
  await publish('associacao', {});
});

test('answers and materials are shown as they are formatted, and what is hostile in them is words', async () => {
  const text = [
    'Sim, com **toda** a turma: [ver o material](/material).',
    '- um\n- dois',
    '<img src=x onerror=alert(1)> [mal](javascript:alert(1))',
  ].join('\n\n');
  const shownAs = [
    'Sim, com <strong>toda</strong> a turma:',
    '<li>um</li><li>dois</li>',
    '&lt;img src=x onerror=alert(1)&gt;',
  ];
  const picture = `${stack.api}${await uploaded()}`;
  const made = [
    ['/api/perguntas', { pagina: 'faq', pergunta: 'Podemos?', resposta: text }, '/faq'],
    ['/materialpost', { titulo: 'Guia', texto: text, img: picture, download: picture }, '/material'],
  ] as const;
  for (const [path, body, page] of made) {
    const answer = await fetch(stack.api + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
    for (const part of shownAs)
      await expect.poll(async () => (await textOf(page)).includes(part), { message: `${page}: ${part}` }).toBe(true);
  }
  for (const path of ['/faq', '/material']) expect((await textOf(path)).includes('javascript:alert'), path).toBe(false);
  // search engines are told the words alone
  expect((await textOf('/faq')).includes('"text":"Sim, com toda a turma: ver o material.')).toBe(true);
});

test('pictures in the words of a page and in answers say what their files say', async () => {
  const alt = 'Uma turma que mede o recreio';
  const address = (await uploaded()).replace(stack.api, '');
  const nome = address.slice(address.lastIndexOf('/') + 1);
  const figure = `Um passo.\n\n![](${address})\n\nOutro.`;
  await publish('servicos', { intro: figure });
  const question = { pagina: 'faq', pergunta: 'Como é uma turma?', resposta: figure };
  const asked = await fetch(`${stack.api}/api/perguntas`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  expect(asked.status).toBe(201);
  const photo = { image: address, caption: 'O recreio, em maio.', credit: '' };
  await publish('sala-de-imprensa', { photos: { items: [photo] } });
  const paths = ['/servicos', '/faq', '/imprensa/sala-de-imprensa'];
  for (const path of paths) {
    await expect.poll(() => textOf(path)).toContain(nome);
    expect(await textOf(path)).not.toContain(alt);
  }
  await send('PUT', `/api/files/${nome}`, { menores: false, alt, credito: 'Rita Exemplo', focoX: 20, focoY: 80 });
  for (const path of paths) {
    await expect.poll(() => textOf(path), { timeout: 2_000 }).toContain(`alt="${alt}"`);
    const html = await textOf(path);
    expect(html).toContain('Rita Exemplo</');
    expect(html).toContain('data-foco-y="80"');
  }
});
