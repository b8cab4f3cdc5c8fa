import { violations } from '../support/axe.js';
import { expectInPlace } from './support/in-place.js';
import { newAddress, ownPageLink, registerSchool } from './support/register-school.js';
import { expect, expectFailure, test } from './support/site-test.js';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

  test('a teacher opens the page of the school by the registration’s mail, corrects its data, invites a colleague and lets them go', async ({
    page,
    browser,
  }) => {
    const { link } = await registerSchool(page);
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

    const colleague = newAddress();
    const colleagues = page.getByRole('region', { name: 'Colegas' });
    await colleagues.getByLabel('E-mail do colega').fill(colleague);
    await colleagues.getByRole('button', { name: 'Enviar a ligação ao colega' }).click();
    await expect(colleagues.getByText('p•••@e.pt').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const other = await browser.newPage();
    const theirs = new URL(await ownPageLink(colleague), page.url()).href;
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
  await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(newAddress());
  await page.getByRole('button', { name: 'Pedir a ligação' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'O site não está a enviar e-mails' })).toBeVisible();
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
