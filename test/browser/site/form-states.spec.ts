import { pdf } from '../../support/samples.js';
import { violations } from '../support/axe.js';
import { fillForm, openPlace, solveCaptcha, visitorForms } from './support/forms.js';
import { expectPartInPlace } from './support/part-in-place.js';
import { expect, expectFailure, test } from './support/site-test.js';
import { tabThrough } from './support/tab-through.js';

const BUSY = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';
const DOCUMENT = /um PDF com 10 MB, no máximo\.$/i;
const NO_PDF = /um PDF com 10 MB, no máximo\. O ficheiro escolhido não é um PDF\.$/i;
/** One component draws every form that is being sent or was refused, so one form will do. */
const exemplar = 'application of a volunteer';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  for (const form of visitorForms) {
    test(`${form.name}: gone through by Tab, wrong, without a connection, being sent, refused and taken; accessible`, async ({
      page,
      request,
      baseURL,
      context,
    }) => {
      await page.goto(await form.path(request));
      const scope = await openPlace(page, form);
      const part = form.place === 'main' ? 'main' : 'footer';
      const button = scope.getByRole('button', { name: form.submit, exact: true });
      const alert = scope.getByRole('alert');
      // The footer's form wakes when it is neared, or when the page begins to be used.
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeEnabled();
      const title = await page.title();
      let posts = 0;
      page.on('request', (sent) => (posts += sent.method() === 'POST' && sent.url().endsWith(form.endpoint) ? 1 : 0));

      await tabThrough(page, scope.locator('form'));
      await page.keyboard.press('Enter');
      await expect(alert.locator('p').first()).toHaveText(form.invalid);
      await expect(alert.getByRole('link')).toHaveText([...form.missing]);
      await expect(alert.locator('xpath=..')).toBeFocused();
      await expect(page).toHaveTitle(`Erro: ${title}`);
      await expectPartInPlace(page, part);
      for (const sentence of form.missing) {
        await alert.getByRole('link', { name: sentence }).click();
        await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(`(^| )${sentence}$`));
      }
      expect(posts).toBe(0);
      if (form.document) {
        const input = scope.locator('input[type=file]');
        await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('olá') });
        await expect(input).toHaveAccessibleDescription(NO_PDF);
        await input.setInputFiles({ name: 'bom.pdf', mimeType: 'application/pdf', buffer: pdf() });
        await expect(input).toHaveAccessibleDescription(DOCUMENT);
      }

      const kept = await fillForm(page, form);
      await context.setOffline(true);
      await expect(scope.getByText('Sem ligação à internet.')).toBeVisible();
      await button.click();
      await expect(alert).toHaveText(form.unreachable);
      await kept();
      await context.setOffline(false);
      await expect(scope.getByText('Sem ligação à internet.')).toHaveCount(0);

      if (form.captcha) await solveCaptcha(scope);
      expectFailure(new RegExp(`^POST .*${form.endpoint}: 503$`));
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(
        ({ pathname }) => pathname === form.endpoint,
        async (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          await held;
          const headers = { 'Access-Control-Allow-Origin': baseURL ?? '', 'Content-Type': 'application/json' };
          await route.fulfill({ status: 503, headers, body: JSON.stringify({ erro: BUSY, error: BUSY }) });
        },
      );
      await button.click();
      await expect(scope.getByRole('button', { name: form.busy, exact: true })).toBeDisabled();
      await expect(page).toHaveTitle(title);
      if (form.name === exemplar) expect(await violations(page, part)).toEqual([]);

      answer();
      await expect(alert.locator('p').first()).toHaveText(form.rejected(BUSY));
      await expect(alert).toContainText(BUSY);
      await expect(alert.locator('xpath=..')).toBeFocused();
      await kept();
      if (form.name === exemplar) expect(await violations(page, part)).toEqual([]);

      await page.unrouteAll();
      if (form.captcha) {
        await expect(scope.getByRole('checkbox', { name: 'Não sou um robô' })).not.toBeChecked();
        await solveCaptcha(scope);
      }
      await button.click();
      const told = scope.getByRole('status').filter({ hasText: form.success });
      await expect(told).toBeVisible();
      await expect(told.locator('xpath=..')).toBeFocused();
      if (form.undone) await expect(alert).toContainText(form.undone);
      else await expect(alert).toHaveCount(0);
      await expect(page).toHaveTitle(title);
      await openPlace(page, form);
      if (form.captcha) {
        await expect(scope.getByRole('checkbox', { name: 'Não sou um robô' })).not.toBeChecked();
      }
      // An invitation is good once, so of its form nothing stays.
      const first = scope.getByLabel(Object.keys(form.texts)[0] ?? '', { exact: true });
      await expect(first).toHaveCount(form.picture ? 0 : 1);
      // A visitor who types again stays here; others are led to the page that says what happens next.
      if (!form.picture) await first.fill('Outra');
      expect(await violations(page, part)).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of each form says what to do instead', async ({ page, request }) => {
    for (const form of visitorForms) {
      await page.goto(await form.path(request));
      const scope = await openPlace(page, form);
      const note = scope.locator('noscript p');
      await expect.soft(note, form.name).toContainText('é preciso ter o JavaScript ligado');
      await expect.soft(note.locator('a[href^="mailto:"]'), form.name).toBeVisible();
      await expect.soft(note.locator('a[href^="tel:"]'), form.name).toBeVisible();
      const button = scope.getByRole('button', { name: form.submit, exact: true });
      await expect.soft(button, form.name).toBeDisabled();
    }
  });
});
