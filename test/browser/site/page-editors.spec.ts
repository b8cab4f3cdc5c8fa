import type { Page } from '@playwright/test';
import { pages } from '../../../contract/pages/pages.js';
import type { Field, Fields, ListField, PageDescription } from '../../../contract/pages/field.js';
import { picture } from '../../support/samples.js';
import { enterBackOffice } from './support/enter-back-office.js';
import { type Leaf, type Mark, markOf } from './support/field-marks.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, test } from './support/site-test.js';

// The words of the site are everybody's: a system of this file's own.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ waitsForScripts: false });

let stack: OwnStack;
let marks = 0;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({}, { hasBackOffice: true, isOnGivenDatabase: true });
});
test.afterAll(() => stack.stop());

/** A field of a page's form by its way, and the list that it is a new one of. */
interface Place {
  source: string;
  field: Leaf;
}

/** Adds one to a list where there is room. @returns its place */
async function addOne(page: Page, section: string, { label, max, default: items }: ListField): Promise<number> {
  if (items.length >= max) return 0;
  await page
    .getByRole('region', { name: section, exact: true })
    .getByRole('group', { name: label, exact: true })
    .getByRole('button', { name: 'Adicionar' })
    .click();
  return items.length;
}

/** Every field of a page's form, with those of one more of each list, which it adds. */
async function placesOf(page: Page, fields: Fields, under = '', section = ''): Promise<Place[]> {
  const places: Place[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const source = under + name;
    const within = section === '' ? field.label : section;
    if (field.kind === 'group') places.push(...(await placesOf(page, field.fields, `${source}.`, within)));
    else if (field.kind === 'list') {
      const place = await addOne(page, within, field);
      places.push(...(await placesOf(page, field.item, `${source}.${place}.`, within)));
    } else places.push({ source, field });
  }
  return places;
}

/** Uploads a picture, and says of it what is asked. */
async function fillPicture(page: Page, source: string, place: number): Promise<Mark> {
  const frame = page.locator(`[data-source="${source}"]`);
  const arrival = page.waitForResponse(`${stack.api}/upload`);
  // each of another width: one that is there already would be asked about
  const buffer = await picture('png', 40 + place, 30);
  await frame.locator('input[type=file]').setInputFiles({ name: `marca${place}.png`, mimeType: 'image/png', buffer });
  const { filePaths } = (await (await arrival).json()) as { filePaths: string[] };
  const question = frame.getByRole('group', { name: 'O que mostra esta imagem?' });
  await question.getByLabel('Decorativa').check();
  await expect(question.getByText('Guardado.')).toBeVisible();
  const nome = filePaths[0] ?? '';
  return { sent: `${stack.api}/uploads/${nome}`, seen: nome };
}

/** Fills a field in as its kind is filled in. */
async function fill(page: Page, { source, field }: Place): Promise<Mark> {
  marks += 1;
  if (field.kind === 'image') return fillPicture(page, source, marks);
  const mark = markOf(field, marks);
  const input = page.locator(`[name="${source}"]`);
  if (field.kind === 'formatted') {
    await page.locator(`[data-source="${source}"]`).fill('');
    const [before = '', bold = '', after = ''] = String(mark.sent).split('**');
    await page.keyboard.insertText(before);
    await page.keyboard.press('Control+b');
    await page.keyboard.insertText(bold);
    await page.keyboard.press('Control+b');
    await page.keyboard.insertText(after);
  } else if (field.kind === 'choice') {
    await page.locator('.MuiInputBase-root', { has: input }).getByRole('combobox').click();
    await page.getByRole('option', { name: String(mark.sent), exact: true }).click();
  } else await input.fill(String(mark.sent));
  return mark;
}

/** Returns a page's HTML without the data of its scripts, which has all words, shown or not. */
const textOf = async (path: string) =>
  (await (await fetch(stack.site + path)).text()).replaceAll(
    /<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/g,
    '',
  );

/** The addresses of those parts of a page that are shown only when they are asked for. */
const asked: Readonly<Record<string, readonly string[]>> = {
  '/servicos': ['folha=sim', 'passo=sente', 'passo=imagina', 'passo=faz', 'passo=partilha'].map(
    (query) => `/servicos?${query}`,
  ),
};

/** Returns those of the texts that are nowhere on the site where a page description says that its words are. */
async function missing({ caminhos }: PageDescription, texts: readonly string[]): Promise<string[]> {
  const everywhere = ['/', '/contacte-nos'];
  const places = (caminhos.length === 0 ? everywhere : caminhos).flatMap((path) => [path, ...(asked[path] ?? [])]);
  const shown = (await Promise.all(places.map(textOf))).join('\n');
  return texts.filter((text) => !shown.includes(text));
}

/** Returns the hints that fields give to the person who fills them in. */
const hintsOf = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.hint === undefined ? [] : [field.hint]),
    ...(field.kind === 'group' ? hintsOf(field.fields) : field.kind === 'list' ? hintsOf(field.item) : []),
  ]);

/** Returns the value that the words of a page have at the path of a field. */
const wordAt = (words: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], words);

const isWritten = ({ kind }: Field) => kind !== 'image';

for (const description of pages) {
  test(`every field of the editor of «${description.nome}» is on the site at the next request`, async ({ page }) => {
    await enterBackOffice(page, stack, `/editar/paginas/${description.chave}`);
    await expect(page.getByRole('heading', { level: 2, name: description.nome, exact: true })).toBeVisible();
    const places = await placesOf(page, description.fields);
    // of a section that is out of sight, innerText is empty
    const said = (await page.getByRole('main').textContent()) ?? '';
    expect(hintsOf(description.fields).filter((hint) => !said.includes(hint))).toEqual([]);
    const filled: [Place, Mark][] = [];
    for (const place of places) filled.push([place, await fill(page, place)]);
    const seen = filled.map(([, mark]) => mark.seen);

    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByText('Página publicada.')).toBeVisible();
    // the site is told while the editor is told: it may be a moment later
    await expect.poll(() => missing(description, seen), { intervals: [0, 50, 100, 250] }).toEqual([]);
    const headers = await stack.adminHeaders();
    const answer = await fetch(`${stack.api}/api/paginas/${description.chave}`, { headers });
    const { conteudo } = (await answer.json()) as { conteudo: unknown };
    const written = filled.filter(([{ field }]) => isWritten(field));
    expect(written.map(([{ source }]) => [source, wordAt(conteudo, source)])).toEqual(
      written.map(([{ source }, { sent }]) => [source, sent]),
    );
  });
}
