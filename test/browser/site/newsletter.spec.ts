import type { APIRequestContext } from '@playwright/test';
import { mailTo } from '../admin/support/mail-to.js';
import { violations } from '../support/axe.js';
import { addresses } from './support/addresses.js';
import { expectInPlace } from './support/in-place.js';
import { mailedLink } from './support/mailed-link.js';
import { expect, expectFailure, test } from './support/site-test.js';
import { tabTo } from './support/tab-to.js';

const someone = () => `n${Math.random().toString(36).slice(2, 9)}@e.pt`;

/** Asks for the newsletter without a page. */
async function asked(request: APIRequestContext): Promise<string> {
  const email = someone();
  const response = await request.post(`${addresses.api}/api/newsletter`, { data: { nome: 'Rita', email } });
  expect(response.status()).toBe(201);
  return email;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'by the keyboard' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    test('the mail’s links open pages of the site that change nothing, confirm by their button, and cancel by theirs', async ({
      page,
      request,
    }) => {
      const email = await asked(request);
      for (const [purpose, title, button, done] of [
        ['confirmar', 'Confirmar a subscrição', 'Confirmar subscrição', 'Subscrição confirmada'],
        ['cancelar', 'Cancelar a subscrição', 'Cancelar subscrição', 'Subscrição cancelada'],
      ] as const) {
        const path = await mailedLink(email, `/newsletter/${purpose}`);
        const heading = page.getByRole('heading', { level: 1 });
        for (let count = 0; count < 2; count += 1) {
          const response = await page.goto(path);
          expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
          await expect(heading).toHaveText(title);
        }
        await tabTo(page, 'main form button');
        await expect(page.getByRole('button', { name: button })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(heading).toHaveText(done);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('banner')).toBeVisible();
        await page.goto(path);
        await expect(heading).toHaveText(done);
      }
      await page.getByRole('main').getByRole('link', { name: 'Os meus dados' }).click();
      await expect(page).toHaveURL('/os-meus-dados');
    });
  });
}

test('a link’s page is accessible and in its place at every width, before its button and after', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await mailedLink(await asked(request), '/newsletter/cancelar'));
  await expectInPlace(page);
  await page.getByRole('button', { name: 'Cancelar subscrição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscrição cancelada');
  await expectInPlace(page);
});

test('a link that nobody made says so and leads on; one that a mail of the API names leads to the site', async ({
  page,
  request,
}) => {
  expectFailure(/newsletter\/cancelar\/nenhuma: 404$/);
  await page.goto('/newsletter/cancelar/nenhuma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta ligação não é válida');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Cancelar a newsletter' }).click();
  await expect(page).toHaveURL('/newsletter/cancelar');

  const path = await mailedLink(await asked(request), '/newsletter/cancelar');
  await page.goto(addresses.api + path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('button', { name: 'Cancelar subscrição' })).toBeVisible();
});

test('who has no mail at hand asks for the link that cancels, from the newsletter, every footer and the policy', async ({
  page,
  request,
}) => {
  const email = await asked(request);
  await page.goto(await mailedLink(email, '/newsletter/confirmar'));
  await page.getByRole('button', { name: 'Confirmar subscrição' }).click();
  const before = (await mailTo(email)).length;
  for (const [from, place] of [
    ['/newsletter', 'main'],
    ['/faq', 'contentinfo'],
    ['/privacidade', 'main'],
  ] as const) {
    await page.goto(from);
    await page.getByRole(place).getByRole('link', { name: 'Cancelar a newsletter' }).click();
    await expect(page).toHaveURL('/newsletter/cancelar');
  }
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await main.getByRole('button', { name: 'Pedir a ligação' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'O site não está a enviar e-mails' })).toBeVisible();
  await expect.poll(async () => (await mailTo(email)).length).toBe(before + 1);
  await page.goto(await mailedLink(email, '/newsletter/cancelar'));
  await page.getByRole('button', { name: 'Cancelar subscrição' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscrição cancelada');
});
