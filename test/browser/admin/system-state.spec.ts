import { API_URL } from './support/environment.js';
import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, test } from './support/admin-test.js';

const line = (id: string, titulo: string, bem: boolean, texto: string, fazer: string | null = null) => ({
  id,
  titulo,
  bem,
  texto,
  fazer,
});

test('the overview tells an administrator what needs attention first, and what to do', async ({ page }) => {
  const linhas = [
    line('correio', 'Correio', true, 'Nenhuma mensagem está parada.'),
    line('copia', 'Cópia de segurança', false, 'Ainda não há nenhuma.', 'Faça uma com «npm run backup».'),
  ];
  await page.route(`${API_URL}/api/estado`, (route) => route.fulfill({ json: { bem: false, linhas } }));
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'O sistema precisa de atenção' });
  await expect(card.getByRole('listitem')).toHaveText([
    /Cópia de segurança\. Ainda não há nenhuma\.\s*Faça uma com «npm run backup»\./,
    /Correio\. Nenhuma mensagem está parada\./,
  ]);
  await expect(card.getByRole('img', { name: 'Precisa de atenção' })).toHaveCount(1);
  await expectAccessibleAtEveryWidth(page);
});

test('the overview says that all is well where it is, of what the API itself looks at', async ({ page, api }) => {
  const { linhas } = await api.call<{ linhas: { titulo: string }[] }>('GET', '/api/estado');
  await page.route(`${API_URL}/api/estado`, (route) =>
    route.fulfill({ json: { bem: true, linhas: linhas.map((one) => ({ ...one, bem: true })) } }),
  );
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Está tudo bem' });
  await expect(card.getByRole('listitem')).toHaveCount(7);
  await expect(card.getByText('Prazos de conservação.')).toBeVisible();
});
