import type { Page } from '@playwright/test';
import { waitUntilAlive } from './support/wait-until-alive.js';
import { expect, test } from './support/site-test.js';

/** The pages that a printer would print of what is open. */
async function printedPages(page: Page): Promise<number> {
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

const prompts = [
  ['Onde e quando é que isto acontece?', 'Quem vive este problema? O que nos contaram?'],
  ['Que ideias tivemos, mesmo as mais malucas?', 'Qual escolhemos? Porquê?'],
  ['O que fazemos primeiro?', 'Quem faz o quê, e até quando?'],
  ['A quem vamos contar?', 'Como: um vídeo, um cartaz, uma peça de teatro?'],
] as const;

test('a class goes through the four circles by keyboard and prints one sheet with its words, which stay on its screen', async ({
  page,
  context,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (!['image', 'font'].includes(request.resourceType())) code.push(request.url());
  });
  await page.goto('/servicos');
  await waitUntilAlive(page);
  expect(code.filter((url) => url.includes('method-sheet'))).toEqual([]);

  const sheet = page.getByRole('region', { name: 'Uma folha para começar já' });
  await sheet.getByRole('link', { name: 'Começar' }).press('Enter');
  await sheet.getByLabel('Uma coisa que nos incomoda').fill('O recreio está cheio de lixo.');
  await sheet.getByLabel(prompts[0][0]).focus();
  code.length = 0;
  const answer = 'Muitas palavras '.repeat(20).slice(0, 140);
  for (const [first, second] of prompts) {
    await expect(sheet.getByLabel(first)).toBeFocused();
    await page.keyboard.insertText(answer);
    await page.keyboard.press('Tab');
    await expect(sheet.getByLabel(second)).toBeFocused();
    await page.keyboard.insertText(answer);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(sheet.getByRole('group', { name: 'A folha' })).toBeFocused();
  await expect(sheet.getByRole('button', { name: 'Imprimir a folha' })).toBeVisible();
  // a step of the page above keeps what is written
  await page.getByRole('link', { name: 'imagina', exact: true }).click();
  await expect(page.getByRole('main').getByRole('region', { name: 'Imaginar' }).first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  for (const prompt of prompts.flat()) await expect(sheet.getByLabel(prompt)).toHaveValue(answer);
  await expect(sheet.getByRole('link', { name: /\/concurso-anual-form$/ })).toBeVisible();
  expect(await printedPages(page)).toBe(1);

  expect(code).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept + JSON.stringify(await context.cookies())).not.toContain('Muitas');
  await page.reload();
  await expect(sheet.getByLabel('Uma coisa que nos incomoda')).toHaveValue('');
});

test('a sheet that is opened by its address stays whole while somebody writes on it', async ({ page }) => {
  await page.goto('/servicos?folha=sim');
  const sheet = page.getByRole('region', { name: 'Uma folha para começar já' });
  const last = sheet.getByLabel(prompts[3][0]);
  const place = () => last.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await place();
  await sheet.getByLabel(prompts[0][0]).fill('No recreio.');
  await waitUntilAlive(page);
  for (const prompt of prompts.flat()) await expect(sheet.getByLabel(prompt)).toBeVisible();
  await expect(sheet.getByLabel(prompts[0][0])).toHaveValue('No recreio.');
  expect(await place()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet of the method is one page to fill in by hand, without buttons that do nothing', async ({ page }) => {
    await page.goto('/servicos');
    const sheet = page.getByRole('region', { name: 'Uma folha para começar já' });
    await sheet.getByRole('link', { name: 'Começar' }).click();
    await expect(sheet.getByRole('textbox')).toHaveCount(1 + prompts.flat().length);
    for (const prompt of prompts.flat()) await expect(sheet.getByLabel(prompt)).toBeVisible();
    expect(await sheet.innerText()).toContain('Para preencher à mão, imprima esta página.');
    await expect(sheet.getByRole('button')).toHaveCount(0);
    expect(await printedPages(page)).toBe(1);
  });
});
