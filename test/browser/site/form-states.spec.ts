import { violations } from '../support/axe.js';
import { fillForm, placeOf, solveCaptcha, visitorForms } from './support/forms.js';
import { expect, expectFailure, test } from './support/site-test.js';

const BUSY = 'O serviço está temporariamente indisponível. Tente novamente dentro de momentos.';

for (const [size, width, height] of [
  ['phone', 360, 740],
  ['desktop', 1280, 900],
] as const) {
  test.describe(size, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const form of visitorForms) {
      test(`${form.name}: wrong, being sent, refused and taken; each state is accessible`, async ({
        page,
        request,
        baseURL,
      }) => {
        await page.goto(await form.path(request));
        const scope = placeOf(page, form);
        const button = scope.getByRole('button', { name: form.submit, exact: true });
        const alert = scope.getByRole('alert');
        // The footer's form wakes when it is neared, or when the page begins to be used.
        await button.scrollIntoViewIfNeeded();
        const title = await page.title();
        let posts = 0;
        page.on('request', (sent) => (posts += sent.method() === 'POST' && sent.url().endsWith(form.endpoint) ? 1 : 0));

        await button.click();
        await expect(alert.locator('p').first()).toHaveText(form.invalid);
        await expect(alert.getByRole('link')).toHaveText([...form.missing]);
        await expect(alert.locator('xpath=..')).toBeFocused();
        await expect(page).toHaveTitle(`Erro: ${title}`);
        expect(await violations(page)).toEqual([]);
        for (const sentence of form.missing) {
          await alert.getByRole('link', { name: sentence }).click();
          await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
          await expect(page.locator(':focus')).toHaveAccessibleDescription(new RegExp(`(^| )${sentence}$`));
        }
        expect(posts).toBe(0);

        const kept = await fillForm(page, form);
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
        expect(await violations(page)).toEqual([]);

        answer();
        await expect(alert.locator('p').first()).toHaveText(form.rejected(BUSY));
        await expect(alert).toContainText(BUSY);
        await expect(alert.locator('xpath=..')).toBeFocused();
        await kept();
        expect(await violations(page)).toEqual([]);

        await page.unrouteAll();
        if (form.captcha) {
          await expect(scope.getByRole('checkbox', { name: 'Não sou um robô' })).not.toBeChecked();
          await solveCaptcha(scope);
        }
        await button.click();
        const told = scope.getByRole('status').filter({ hasText: form.success });
        await expect(told).toBeVisible();
        await expect(told.locator('xpath=..')).toBeFocused();
        await expect(alert).toHaveCount(0);
        await expect(page).toHaveTitle(title);
        if (form.captcha) {
          await expect(scope.getByRole('checkbox', { name: 'Não sou um robô' })).not.toBeChecked();
        }
        // An invitation is good once, so of its form nothing stays.
        await expect(scope.getByLabel(Object.keys(form.texts)[0] ?? '', { exact: true })).toHaveCount(
          form.picture ? 0 : 1,
        );
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

for (const form of visitorForms) {
  test(`${form.name}: a connection that breaks is told in its words, and nothing is lost`, async ({
    page,
    request,
    context,
  }) => {
    await page.goto(await form.path(request));
    const scope = placeOf(page, form);
    const kept = await fillForm(page, form);
    await context.setOffline(true);
    await expect(scope.getByText('Está sem ligação à internet.')).toBeVisible();
    await scope.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(scope.getByRole('alert')).toHaveText(form.unreachable);
    await kept();
    await context.setOffline(false);
    await expect(scope.getByText('Está sem ligação à internet.')).toHaveCount(0);
    if (form.captcha) await solveCaptcha(scope);
    await scope.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(scope.getByText(form.success)).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of visitorForms) {
    test(`${form.name}: the page says what to do instead`, async ({ page, request }) => {
      await page.goto(await form.path(request));
      const note = placeOf(page, form).locator('noscript p');
      await expect(note).toContainText('é preciso ter o JavaScript ligado');
      await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(note.locator('a[href^="tel:"]')).toBeVisible();
      await expect(placeOf(page, form).getByRole('button', { name: form.submit, exact: true })).toBeDisabled();
    });
  }
});
