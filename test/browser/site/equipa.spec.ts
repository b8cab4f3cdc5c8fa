import { resize } from '../support/resize.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expect, test } from './support/site-test.js';

type Member = { nome: string; img: string };

const ENOUGH = 5;

// One worker runs all tests of this file, so that the things they share are made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ request }) => {
  const headers = await adminHeaders(request);
  const members = (await (await request.get(`${addresses.api}/equipa`)).json()) as Member[];
  for (let number = members.length; number < ENOUGH; number += 1) {
    const stored = await request.post(`${addresses.api}/equipa`, {
      headers,
      data: { nome: `Pessoa ${number}`, estado: 'Atual', testemunho: `Testemunho ${number}.`, img: members[0]?.img },
    });
    expect(stored.ok()).toBe(true);
  }
});

for (const [width, visible] of [
  [600, 1],
  [900, 2],
  [1280, 3],
] as const) {
  test(`at ${width} px the team shows ${visible} at a time and its ends stop the buttons`, async ({ page }) => {
    await resize(page, width, 900);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/voluntariado#equipa');
    const team = page.getByRole('region', { name: 'A nossa equipa' });
    const cards = team.getByRole('listitem');
    await expect(cards.nth(visible - 1)).toBeInViewport({ ratio: 0.2 });
    await expect(cards.nth(visible)).not.toBeInViewport();
    const previous = team.getByRole('button', { name: 'Anterior' });
    const next = team.getByRole('button', { name: 'Seguinte' });
    await expect(previous).toBeDisabled();
    for (let left = (await cards.count()) - visible; left > 0; left -= 1) {
      await next.click();
      await expect(previous).toBeEnabled();
    }
    await expect(next).toBeDisabled();
    await expect(cards.last()).toBeInViewport({ ratio: 0.2 });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    test('one testimonial at a time is turned over', async ({ page }) => {
      await page.goto('/voluntariado');
      const cards = page.getByRole('region', { name: 'A nossa equipa' }).getByRole('article');
      await cards.nth(0).locator('summary').click();
      await expect(cards.nth(0).getByRole('blockquote')).toBeVisible();
      await expect(cards.nth(0).locator('summary')).toContainText('Fechar Testemunho');
      await cards.nth(1).locator('summary').click();
      await expect(cards.nth(1).getByRole('blockquote')).toBeVisible();
      await expect(cards.nth(0).getByRole('blockquote')).toBeHidden();
      await cards.nth(1).locator('summary').click();
      await expect(cards.nth(1).getByRole('blockquote')).toBeHidden();
    });
  });
}
