import type { Page } from '@playwright/test';
import { mailTo } from '../admin/support/mail-to.js';
import { violations } from '../support/axe.js';
import { fillForm, visitorForms } from './support/forms.js';
import { expectInPlace } from './support/in-place.js';
import { expect, expectFailure, test } from './support/site-test.js';

const address = () => `prof${Math.random().toString(36).slice(2, 9)}@e.pt`;

async function linkIn(email: string): Promise<string> {
  const find = async () =>
    (await mailTo(email)).flatMap(({ text }) => /\/desafio\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  return (await find()).at(-1) ?? '';
}

/** Registers a school by its form. @returns the address of its own page */
async function register(page: Page, email: string): Promise<string> {
  const form = visitorForms.find(({ endpoint }) => endpoint === '/festival');
  if (form === undefined) throw new Error('there is no form for schools');
  await page.goto('/concurso-anual-form');
  await fillForm(page, { ...form, texts: { ...form.texts, 'E-mail do responsável': email } });
  await page.getByRole('button', { name: 'Inscrever a escola' }).click();
  await expect(page.getByText('Formulário submetido com sucesso!')).toBeVisible();
  return linkIn(email);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

  test('a teacher opens the page of the school by the registration’s mail, corrects its data, invites a colleague and lets them go', async ({
    page,
    browser,
  }) => {
    const email = address();
    const link = await register(page, email);
    await page.goto(link);
    await expect(page.getByRole('region', { name: 'Onde estamos' })).toContainText('Inscrita');
    await expectInPlace(page);
    expect(await violations(page)).toEqual([]);

    const school = page.getByRole('region', { name: 'Os dados da escola' });
    await school.getByLabel('Nome da escola').fill('Escola Básica da Praia');
    await school.getByLabel('Distrito').selectOption('Faro');
    await school.getByLabel('Ciclo').selectOption('2.º ciclo');
    expectFailure(/PATCH .*\/api\/desafio\/.*: 400/);
    await school.getByLabel('Quantos alunos').fill('0');
    await school.getByRole('button', { name: 'Guardar os dados' }).click();
    await expect(school.getByRole('alert')).toContainText('O número de alunos não pode ser menor que 1.');
    await school.getByLabel('Quantos alunos').fill('48');
    await school.getByRole('button', { name: 'Guardar os dados' }).click();
    await expect(school.getByText('Os dados da escola ficaram guardados.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escola Básica da Praia');
    await expect(school.getByLabel('Distrito')).toHaveValue('Faro');
    await expect(school.getByLabel('Quantos alunos')).toHaveValue('48');
    await school.getByLabel('Quantas turmas').fill('2');
    await school.getByRole('button', { name: 'Guardar os dados' }).click();
    await expect(page.getByText('Os dados da escola ficaram guardados.')).toBeVisible();
    await page.reload();
    await expect(school.getByLabel('Nome da escola')).toHaveValue('Escola Básica da Praia');
    await expect(school.getByLabel('Quantas turmas')).toHaveValue('2');

    const colleague = address();
    const colleagues = page.getByRole('region', { name: 'Colegas' });
    await colleagues.getByLabel('E-mail do colega').fill(colleague);
    await colleagues.getByRole('button', { name: 'Enviar a ligação ao colega' }).click();
    await expect(colleagues.getByText('p•••@e.pt').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const other = await browser.newPage();
    const theirs = new URL(await linkIn(colleague), page.url()).href;
    await other.goto(theirs);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Escola Básica da Praia');
    await expect(other.getByRole('heading', { name: 'Colegas' })).toHaveCount(0);
    await colleagues.getByRole('button', { name: 'Retirar p•••@e.pt' }).click();
    await expect(colleagues.getByText('p•••@e.pt')).toHaveCount(0);
    expectFailure(/\/desafio\/.*: 404/);
    expect((await other.goto(theirs))?.status()).toBe(404);
    await other.close();
  });
});

test('who has lost the link asks for it, and learns nothing of other schools', async ({ page }) => {
  await page.goto('/desafio');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(address());
  await page.getByRole('button', { name: 'Enviar a ligação' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'O site não está a enviar e-mails' })).toBeVisible();
});

test('a link that is none says so, and leads to asking for another', async ({ page }) => {
  expectFailure(/\/desafio\/a+: 404/);
  const answer = await page.goto(`/desafio/${'a'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await page.getByRole('main').getByRole('link', { name: 'Receber outra ligação' }).click();
  await expect(page).toHaveURL(/\/desafio$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that mails the link says what it is for', async ({ page }) => {
    await page.goto('/desafio');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A página da minha escola');
    await expect(page.getByText('Escreva o e-mail com que inscreveu a escola.')).toBeVisible();
  });
});
