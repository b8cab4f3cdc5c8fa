import { expect, test } from './support/site-test.js';

test.use({ javaScriptEnabled: false });

test('a video is a link to where it can be seen', async ({ page }) => {
  await page.goto('/dfc-global');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver o vídeo' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=/,
  );
});

test('the years of the reports lead to them', async ({ page }) => {
  await page.goto('/relatorios');
  await page.getByRole('link', { name: String(new Date().getFullYear() - 1), exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /\.pdf/ }).first()).toBeVisible();
});

test('the whole team can be reached by scrolling, without buttons that do nothing', async ({ page }) => {
  await page.goto('/voluntariado');
  const team = page.getByRole('region', { name: 'A nossa equipa' });
  await expect(team.getByRole('button')).toHaveCount(0);
  await team.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(team.getByRole('listitem').last()).toBeInViewport({ ratio: 0.2 });
});

test('an old edition leads back to the list of editions', async ({ page }) => {
  await page.goto('/20162017');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/concurso-anual#anteriores');
});

test('an event leads to the others, to its calendar file and to Google’s calendar', async ({ page }) => {
  await page.goto('/eventos');
  await page.getByRole('region', { name: 'Próximos' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Juntar ao meu calendário' })).toHaveAttribute('href', /evento\.ics$/);
  const google = page.getByRole('link', { name: 'Juntar ao Google Calendar' });
  await expect(google).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&text=/,
  );
  await page.getByRole('complementary').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/eventos\/\d+$/);
});
