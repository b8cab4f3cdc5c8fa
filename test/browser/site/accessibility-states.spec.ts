import { resize } from '../support/resize.js';
import { cutOff } from './support/cut-off.js';
import { expectPartInPlace } from './support/part-in-place.js';
import { expect, test } from './support/site-test.js';

// Each part of a page that can be opened, turned over or fail has no accessibility violation then, and nothing to
// scroll sideways. The forms' states are in form-states.
test.use({ reducedMotion: 'reduce' });

test('the open menu, on a phone and at a desk', async ({ page }) => {
  await resize(page, 360, 740);
  await page.goto('/contacte-nos');
  const open = page.locator('header nav details[open]');
  await page.getByText('Menu', { exact: true }).click();
  await page.locator('header nav summary').locator('visible=true').first().click();
  await expect(open).toHaveCount(1);
  await expectPartInPlace(page, 'header', [360]);
  await page.reload();
  await resize(page, 1280, 900);
  await page.locator('header nav summary').locator('visible=true').first().click();
  await expect(open).toHaveCount(1);
  await expectPartInPlace(page, 'header', [1280]);
});

test('a partner’s modal and the photo overlay', async ({ page }) => {
  await page.goto('/oportunidades');
  await page.getByRole('button', { name: 'Saber mais sobre Empresa parceira' }).click();
  await expect(page.getByRole('dialog', { name: 'Empresa parceira' })).toBeVisible();
  await expectPartInPlace(page, 'dialog');

  await page.goto('/imprensa/1');
  await page
    .getByRole('button', { name: /^Ampliar/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPartInPlace(page, 'dialog');
});

test('a testimonial turned over, and open questions', async ({ page }) => {
  await page.goto('/voluntariado');
  await page.getByText('Ver Testemunho').first().click();
  await expect(page.getByText('Fechar Testemunho').first()).toBeVisible();
  await expectPartInPlace(page, 'main');

  await page.goto('/faq');
  const first = page.getByRole('main').getByRole('group').first();
  await first.locator('summary').click();
  await expect(first.getByRole('paragraph')).toBeVisible();
  await expectPartInPlace(page, 'main');
});

test('a year’s events, and events that could not be loaded', async ({ page }) => {
  await page.goto('/eventos?ano=2020');
  await expect(page.getByText('Nenhum evento anterior disponível')).toBeVisible();
  await expectPartInPlace(page, 'main');
  await cutOff(page);
  await page.getByRole('link', { name: String(new Date().getFullYear()), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectPartInPlace(page, 'main');
});

test('reports that could not be loaded', async ({ page }) => {
  await page.goto('/relatorios');
  await cutOff(page);
  await page.getByRole('link', { name: String(new Date().getFullYear()), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectPartInPlace(page, 'main');
});

test('the sheet of the method, in one of its circles and whole', async ({ page }) => {
  await page.goto('/servicos?folha=sim');
  const sheet = page.getByRole('region', { name: 'Uma folha para começar já' });
  await sheet.getByRole('button', { name: 'Fazer' }).click();
  await expect(sheet.getByLabel('O que fazemos primeiro?')).toBeFocused();
  await expectPartInPlace(page, '#folha');
  await sheet.getByRole('button', { name: 'A folha' }).click();
  await expect(sheet.getByRole('button', { name: 'Imprimir a folha' })).toBeVisible();
  await expectPartInPlace(page, '#folha');
});

test('the panel of a step, and materials that could not be loaded', async ({ page }) => {
  await page.goto('/servicos');
  await page.getByRole('link', { name: 'imagina' }).click();
  await expect(page.getByRole('region', { name: 'Imaginar' })).toBeVisible();
  await expectPartInPlace(page, 'main');
  await cutOff(page);
  await page.getByRole('main').getByRole('link', { name: 'Material Pedagógico' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectPartInPlace(page, 'main');
});
