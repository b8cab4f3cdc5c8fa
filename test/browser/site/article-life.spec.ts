import type { FrameLocator, Locator, Page } from '@playwright/test';
import { picture } from '../../support/samples.js';
import { resize } from '../support/resize.js';
import { waitUntilAlive } from './support/wait-until-alive.js';
import { enterBackOffice } from './support/enter-back-office.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { expect, test } from './support/site-test.js';
import { saveAs } from '../support/save-as.js';

// Its API is restarted: a system of this file's own.
test.use({ waitsForScripts: false, actionTimeout: 30_000 });

const VIDEO = 'https://youtu.be/xXnT8snU7Lo';
const TITLE = 'A horta que mudou a rua';
const MINUTE_MS = 60_000;
/** The time that must at least be left before the chosen minute, to choose and save it. */
const TO_CHOOSE_MS = 10_000;

let stack: OwnStack;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({}, { hasBackOffice: true, isOnGivenDatabase: true });
});
test.afterAll(() => stack.stop());

const statusOf = async (path: string) => (await fetch(stack.site + path)).status;
const textOf = async (path: string) => (await fetch(stack.site + path)).text();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes a text with every element that it can have. */
async function writeEverything(page: Page): Promise<void> {
  const { keyboard } = page;
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatação: Descrição' }).getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const insert = async () => {
    await dialog.getByRole('button', { name: 'Inserir' }).click();
    await expect(dialog).toBeHidden();
  };
  const text = page.getByRole('textbox', { name: 'Descrição' });
  const begin = async (element: string) => {
    await tool(element).click();
    await expect(text).toBeFocused();
  };
  const line = async (words: string) => {
    await keyboard.insertText(words);
    await keyboard.press('Enter');
  };
  await text.fill('');
  await keyboard.insertText('Trinta alunos ');
  await keyboard.press('Control+b');
  await keyboard.insertText('plantaram');
  await keyboard.press('Control+b');
  await keyboard.insertText(' uma horta ');
  await keyboard.press('Control+i');
  await keyboard.insertText('comunitária');
  await keyboard.press('Control+i');
  await keyboard.insertText(': ');
  await tool('Ligação').click();
  await dialog.getByLabel('Endereço').fill('exemplo.pt/horta');
  await dialog.getByLabel('Texto da ligação').fill('ver o projeto');
  await insert();
  // back from the dialog, at the end of what is written
  await text.focus();
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await begin('Título');
  await line('Como foi');
  await begin('Subtítulo');
  await line('Na escola');
  for (const list of ['Lista', 'Lista numerada']) {
    await begin(list);
    await line(`${list}: a primeira`);
    await line(`${list}: a segunda`);
    await keyboard.press('Enter');
  }
  await begin('Citação');
  await line('Agora a rua é nossa.');
  await keyboard.press('Enter');
  await tool('Imagem').click();
  const buffer = await picture('png', 640, 480);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'horta.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('button', { name: 'Escolher: Trocar: Imagem' })).toBeVisible();
  await dialog.getByLabel('Texto alternativo').fill('Três alunos a plantar');
  await dialog.getByLabel('Legenda').fill('No primeiro dia de sol');
  await insert();
  await tool('Vídeo').click();
  await dialog.getByLabel('Endereço do vídeo').fill(VIDEO);
  await insert();
}

/** The page of the article shows all that was written, as what it is. */
async function expectEverything(main: FrameLocator | Locator): Promise<void> {
  const text = main.locator('.prose-text');
  await expect(text.locator('strong', { hasText: 'plantaram' })).toBeVisible();
  await expect(text.locator('em', { hasText: 'comunitária' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'ver o projeto' })).toHaveAttribute('href', 'https://exemplo.pt/horta');
  await expect(text.getByRole('heading', { level: 2, name: 'Como foi' })).toBeVisible();
  await expect(text.getByRole('heading', { level: 3, name: 'Na escola' })).toBeVisible();
  await expect(text.locator('ul li')).toHaveText(['Lista: a primeira', 'Lista: a segunda']);
  await expect(text.locator('ol li')).toHaveText(['Lista numerada: a primeira', 'Lista numerada: a segunda']);
  await expect(text.locator('blockquote')).toHaveText('Agora a rua é nossa.');
  await expect(text.locator('figure', { hasText: 'No primeiro dia de sol' }).getByRole('img')).toHaveAttribute(
    'alt',
    'Três alunos a plantar',
  );
  // nothing of another site is asked for until somebody wants it
  await expect(text.getByRole('button', { name: /^Ver o vídeo/ })).toBeVisible();
  await expect(text.locator('iframe')).toHaveCount(0);
}

/** The next whole minute that leaves time to choose it, as the field has it: '2026-11-23T10:31'. */
function soon(): string {
  const minute = new Date(Math.ceil((Date.now() + TO_CHOOSE_MS) / MINUTE_MS) * MINUTE_MS);
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Lisbon' })
    .format(minute)
    .replace(' ', 'T');
}

test('an article is written with every element, seen at two widths, published at its minute over a restart, changed, compared, restored, binned and brought back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await resize(page, 1440, 1000);
  await enterBackOffice(page, stack, '/adicionar/imprensa');
  const publication = page.getByRole('region', { name: 'Publicação' });
  await box(page, 'Título').fill(TITLE);
  await writeEverything(page);
  await saveAs(page, 'Guardar rascunho');
  await expect(page.getByText('Rascunho guardado.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Artigo');
  const editor = page.url();
  const path = `/imprensa/${editor.slice(editor.lastIndexOf('/') + 1)}`;
  expect(await statusOf(path)).toBe(404);

  await test.step('it is previewed on a phone and on a computer', async () => {
    await button(page, 'Pré-visualizar').click();
    const pane = page.getByRole('region', { name: 'Pré-visualização' });
    const frame = pane.getByTitle('A página do site').contentFrame();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    for (const [device, hasMenuButton] of [
      ['Telemóvel', true],
      ['Computador', false],
    ] as const) {
      await pane.getByRole('button', { name: device }).click();
      await expect(frame.locator('summary', { hasText: 'Menu' })).toBeVisible({ visible: hasMenuButton });
      await expectEverything(frame);
    }
  });

  await test.step('it is scheduled, and public at its minute although the API was restarted meanwhile', async () => {
    await saveAs(page, 'Agendar');
    const dialog = page.getByRole('dialog', { name: 'Agendar' });
    await dialog.getByLabel('Publicar em').fill(soon());
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(publication).toContainText('Ainda não está no site.');
    expect(await statusOf(path)).toBe(404);
    // nobody asks anything of an API that is away
    await page.goto('about:blank');
    await stack.restartApi();
    await expect.poll(() => statusOf(path), { timeout: 2 * MINUTE_MS, intervals: [1_000] }).toBe(200);
    await page.goto(stack.site + path);
    await waitUntilAlive(page);
    await expectEverything(page.getByRole('main'));
  });

  await test.step('it is changed, and what was is told in words and brought back', async () => {
    await page.goto(editor);
    await expect(publication).toContainText('Está no site.');
    await box(page, 'Título').fill('A horta que mudou a escola');
    await button(page, 'Atualizar Artigo').click();
    await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
    await expect.poll(() => textOf(path), { timeout: 2_000 }).toContain('A horta que mudou a escola');
    await page.goto(editor);
    await page.getByRole('button', { name: 'Histórico' }).click();
    const dialog = page.getByRole('dialog', { name: 'Histórico' });
    const versions = dialog.getByRole('list', { name: 'Versões' }).getByRole('button');
    await expect(versions.first()).toContainText('Título');
    await versions.nth(1).click();
    await dialog.getByRole('button', { name: 'Diferenças para agora' }).click();
    const title = dialog.getByRole('region', { name: 'Título' });
    await expect(title.locator('ins')).toHaveText('Acrescentado: rua');
    await expect(title.locator('del')).toHaveText('Retirado: escola');
    await dialog.getByRole('button', { name: 'Repor esta versão' }).click();
    await expect(box(page, 'Título')).toHaveValue(TITLE);
    await expect.poll(() => textOf(path), { timeout: 2_000 }).toContain(`>${TITLE}</h1>`);
  });

  await test.step('it goes to the bin and its address with it, and comes back with its picture', async () => {
    await button(page, 'Eliminar').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Artigo eliminado com sucesso!')).toBeVisible();
    expect(await statusOf(path)).toBe(404);
    await page.goto(`${stack.admin}/dashboard/lixo`);
    await page.getByRole('button', { name: `Repor ${TITLE}` }).click();
    await expect(page.getByText(`«${TITLE}» foi reposto.`)).toBeVisible();
    expect(await statusOf(path)).toBe(200);
    await page.goto(stack.site + path);
    await expectEverything(page.getByRole('main'));
  });
});
