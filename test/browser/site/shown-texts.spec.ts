import type { Page } from '@playwright/test';
import { textVersions } from '../../../contract/texts/versions.js';
import { addresses } from './support/addresses.js';
import { adminHeaders } from './support/admin-api.js';
import { expect, test } from './support/site-test.js';

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });

test('a form sends the versions of the texts that its page shows, and the ledger keeps them', async ({
  page,
  request,
}) => {
  const email = `textos.${Date.now()}@exemplo.pt`;
  await page.goto('/material');
  await expect(
    page.getByRole('main').getByText('Usamos o que escrever apenas para tratar do seu pedido.'),
  ).toBeVisible();
  await field(page, 'Nome').fill('Ana');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Mensagem').fill(`Olá de ${email}`);
  await page.getByRole('main').getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  const ledger = await request.post(`${addresses.api}/api/dados-pessoais/consentimentos`, {
    headers: await adminHeaders(request),
    data: { email },
  });
  expect(await ledger.json()).toMatchObject({ entradas: [{ ato: 'informado', versao: textVersions.privacidade }] });
});

for (const path of ['/contacte-nos', '/concurso-anual-form', '/form-voluntariado', '/form-parcerias', '/sessoes'])
  test(`the page ${path} comes with the version of what it shows`, async ({ request }) => {
    const html = await (await request.get(addresses.site + path)).text();
    expect(html).toMatch(new RegExp(`name="textos" value="${textVersions.privacidade}[ "]`));
  });
