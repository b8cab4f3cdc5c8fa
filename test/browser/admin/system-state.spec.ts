import type { Page } from '@playwright/test';
import { API_URL } from './support/environment.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';

const line = (titulo: string, bem: boolean, texto: string, tecnico: string | null = null) => ({
  id: titulo,
  titulo,
  bem,
  texto,
  fazer: null,
  tecnico,
});

test('the overview says what fails in plain words, and copies the technical ones for whoever runs the server', async ({
  page,
}) => {
  const linhas = [
    line('Correio', true, 'Nenhuma mensagem está parada.'),
    line('Cópia de segurança', false, 'Ainda não há nenhuma.', 'Faça uma com «npm run backup».'),
  ];
  await page.route(`${API_URL}/api/estado`, (route) => route.fulfill({ json: { bem: false, linhas } }));
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'O sistema precisa de atenção' });
  await expect(card.getByRole('listitem')).toHaveText([/Cópia de segurança\. Ainda não há nenhuma\.$/]);
  await expect(card.getByRole('img', { name: 'Precisa de atenção' })).toHaveCount(1);
  await expect(page.getByText('Correio.')).toBeHidden();
  await page.getByText('Tudo o resto está bem').click();
  await expect(page.getByText('Correio.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copiar para quem gere o servidor' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /precisa de atenção\.\n\nCópia de segurança: Ainda não há nenhuma\.\nFaça uma com «npm run backup»\.$/,
  );
});

test('the overview says in a line that all is well where it is, of what the API itself looks at', async ({
  page,
  api,
}) => {
  const { linhas } = await api.call<{ linhas: { titulo: string }[] }>('GET', '/api/estado');
  await page.route(`${API_URL}/api/estado`, (route) =>
    route.fulfill({ json: { bem: true, linhas: linhas.map((one) => ({ ...one, bem: true })) } }),
  );
  await page.goto('/dashboard');
  await page.getByText('O sistema está bem').click();
  await expect(page.getByRole('group').getByRole('listitem')).toHaveCount(7);
  await expect(page.getByText('Prazos de conservação.')).toBeVisible();
});

/** Screens with two calls of which the second is answered last, so that a part that did not wait for it would be moved. */
const loads = [
  {
    what: 'the overview',
    path: '/dashboard',
    calls: ['/api/resumo', '/api/estado'],
    last: (page: Page) => page.getByRole('list', { name: 'Totais' }).getByRole('link').nth(13),
  },
  {
    what: 'a list',
    path: '/dashboard/eventos',
    calls: ['/api/conta', '/api/eventos?*'],
    last: (page: Page) => page.getByRole('link', { name: /^Editar/ }).first(),
  },
  {
    what: 'an editor',
    path: '/editar/eventos/1',
    calls: ['/api/fotografias?*', '/api/por-guardar?*'],
    last: (page: Page) => page.getByRole('button', { name: 'Mover a foto 2 para trás' }),
  },
] as const;

for (const { what, path, calls, last } of loads) {
  for (const width of [390, 1440]) {
    test(`nothing on ${what} moves while it loads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value = 0, sources = [] }: PerformanceEntry & { value?: number; sources?: { node?: Node }[] } =
              entry;
            const main = document.querySelector('main');
            // the menu, which grows when the role is known, is not the screen's
            if (!sources.some(({ node }) => node !== undefined && main?.contains(node))) continue;
            const { dataset } = document.documentElement;
            dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const [first, second] = [API_URL + calls[0], API_URL + calls[1]];
      const answered = page.waitForResponse(first);
      await page.route(second, async (route) => {
        await answered;
        await route.continue();
      });
      const asked = page.waitForResponse(second);
      await page.goto(path);
      await asked;
      await expect(last(page)).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
      expect(shift).toBeLessThanOrEqual(0.01);
    });
  }
}
