import type { Response } from '@playwright/test';
import { resize } from '../support/resize.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, expectAccessible, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';
import { tick } from './support/tick.js';

const matching = (mark: string) => `/dashboard/sessoes?${new URLSearchParams({ filter: JSON.stringify({ q: mark }) })}`;

async function ask(api: AdminApi, nomes: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const nome of nomes) {
    const form = { nome, email: 'pessoa@escola.pt', mensagem: 'Olá', tipo: 'Arranque do Projeto' };
    ids.push((await api.call<{ id: number }>('POST', '/sessoes', form)).id);
  }
  return ids;
}

test('deletes the chosen rows after a confirmation, and the sidebar counts anew', async ({ page, api, mark }) => {
  await ask(api, [`Ana ${mark}`, `Rui ${mark}`, `Eva ${mark}`]);
  // Other tests send messages meanwhile: what counts is what the page was answered.
  const counted = () => page.waitForResponse(`${API_URL}/api/resumo`);
  const expectCount = async (answer: Promise<Response>): Promise<void> => {
    const { naoLidas } = (await (await answer).json()) as { naoLidas: Record<string, number> };
    const unread = Object.values(naoLidas).reduce((sum, count) => sum + count, 0);
    await expect(page.getByRole('link', { name: `Mensagens, ${unread} por ler` })).toBeVisible();
  };
  const before = counted();
  await page.goto(matching(mark));
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectCount(before);

  await tick(page.getByRole('row').filter({ hasText: 'Ana' }).getByRole('checkbox'));
  await tick(page.getByRole('row').filter({ hasText: 'Rui' }).getByRole('checkbox'));
  await expect(page.getByText('2 selecionados')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmar Eliminação' });
  await expect(dialog).toContainText('Tem a certeza de que quer eliminar estes 2 registos?');
  await expect(dialog).toContainText('e-mails já entregues estão fora do alcance do sistema');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: 'Eliminar' }).click();
  const after = counted();
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('2 registos eliminados')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(`Eva ${mark}`);
  await expect(page.getByText('2 selecionados')).toHaveCount(0);
  await expectCount(after);
});

test('on a phone rows are chosen, sorted and deleted too', async ({ page, api, mark }) => {
  await ask(api, [`Ana ${mark}`, `Rui ${mark}`]);
  await resize(page, 390, 844);
  await page.goto(matching(mark));
  const cards = page.getByRole('listitem').filter({ hasText: mark });
  await expect(cards).toHaveText([/Rui/, /Ana/]);
  await page.getByRole('combobox', { name: 'Ordenar por' }).click();
  await page.getByRole('option', { name: 'Nome' }).click();
  await page.getByRole('button', { name: /^Ordem descendente/ }).click();
  await expect(cards).toHaveText([/Ana/, /Rui/]);
  await tick(page.getByRole('checkbox', { name: 'Selecionar tudo' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
});

test.describe('with a row that cannot be deleted', () => {
  test('deletes the others, says how many are left and why', async ({ page, api, mark }) => {
    for (const status of [503, 404]) expectFailure(refusedRequest(status));
    const [first, second, gone] = await ask(api, [`Ana ${mark}`, `Rui ${mark}`, `Eva ${mark}`]);
    await page.goto(matching(mark));
    await page.route(`${API_URL}/sessoes/${first}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 503,
            json: { message: 'O serviço está indisponível.' },
            headers: { 'Access-Control-Allow-Origin': new URL(page.url()).origin },
          })
        : route.continue(),
    );
    await tick(page.getByRole('checkbox', { name: 'Selecionar tudo' }));
    await expect(page.getByText('3 selecionados')).toBeVisible();
    await api.call('DELETE', `/sessoes/${gone}`);
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Ficaram por eliminar 1 de 3. O serviço está indisponível.')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByText('selecionado', { exact: false })).toHaveCount(0);
    await expect(api.call('GET', `/sessoes/${second}`)).rejects.toThrow('404');
  });
});

test("one's own account cannot be chosen, another's can", async ({ page, api, mark }) => {
  const other = { nome: `Outra ${mark}`, email: `${mark}@example.pt`, password: 'uma frase bem longa' };
  await api.call('POST', '/api/register', other);
  await page.goto('/dashboard/utilizadores');
  const own = page.getByRole('row').filter({ hasText: api.session.user.email });
  await expect(own.getByRole('checkbox')).toBeDisabled();
  const row = page.getByRole('row').filter({ hasText: other.email });
  await tick(row.getByRole('checkbox'));
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(row).toHaveCount(0);
  await expect(own).toBeVisible();
});
