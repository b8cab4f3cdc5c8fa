import { resize } from '../support/resize.js';
import { waitUntilAlive } from './support/wait-until-alive.js';
import { expect, test } from './support/site-test.js';

const dialogs = [
  { what: 'a partner’s modal', path: '/oportunidades', opener: /^Saber mais sobre/, closer: 'Fechar' },
  { what: 'the photo overlay', path: '/imprensa/1', opener: /^Ampliar a imagem/, closer: /^Fechar a imagem/ },
];

for (const { what, path, opener, closer } of dialogs) {
  test(`${what} opens and closes by keyboard, keeps the focus inside and gives it back`, async ({ page }) => {
    await page.goto(path);
    const open = page.getByRole('button', { name: opener }).nth(1);
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: closer });
    for (const [toOpen, toClose] of [
      ['Enter', 'Escape'],
      ['Space', 'Enter'],
    ] as const) {
      await open.focus();
      await page.keyboard.press(toOpen);
      await expect(close).toBeFocused();
      await page.keyboard.press(toClose);
      await expect(dialog).toHaveCount(0);
      await expect(open).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(outside).toBe(false);
    }
    if (path !== '/oportunidades') return;
    // A click in it leaves it open, one beside it closes it.
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });
}

test('the carousel goes to its end by keyboard without losing the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resize(page, 1280, 900);
  await page.goto('/voluntariado');
  const team = page.getByRole('region', { name: 'A nossa equipa' });
  const next = team.getByRole('button', { name: 'Seguinte' });
  await next.focus();
  for (let left = (await team.getByRole('listitem').count()) - 3; left > 0; left -= 1) {
    await page.keyboard.press('Enter');
    await expect(team.getByRole('button', { name: 'Anterior' })).toBeEnabled();
  }
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('steps, questions and years work by keyboard', async ({ page }) => {
  await page.goto('/servicos');
  await waitUntilAlive(page);
  const step = page.getByRole('link', { name: 'sente' });
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sentir' })).toBeVisible();
  await expect(step).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sentir' })).toHaveCount(0);

  await page.goto('/concurso-anual');
  const question = page.getByRole('main').getByRole('group').first();
  await question.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(question.getByRole('paragraph')).toBeVisible();

  await page.goto('/eventos');
  const year = page.getByRole('navigation', { name: 'Escolher o ano' }).getByRole('link').first();
  await year.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/eventos?ano=${await year.textContent()}`);
});

test('“Carregar mais” and “Carregar menos” leave the focus where reading goes on', async ({ page }) => {
  await page.goto('/imprensa');
  await waitUntilAlive(page);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('link', { name: 'Carregar mais' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(6).getByRole('link')).toBeFocused();
  await page.getByRole('link', { name: 'Carregar menos' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(5).getByRole('link')).toBeFocused();
});

test('what has the focus is seen on every kind of page', async ({ page }) => {
  for (const path of ['/', '/eventos', '/imprensa/1', '/servicos', '/oportunidades', '/contacte-nos']) {
    await page.goto(path);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
        const seen = outlines.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
        );
        return seen ? undefined : element.outerHTML.slice(0, 200);
      });
      expect(unseen, path).toBeUndefined();
    }
  }
});
