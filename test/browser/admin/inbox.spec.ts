import { pdf } from '../../support/samples.js';
import { resize } from '../support/resize.js';
import type { AdminApi } from './support/admin-api.js';
import { expect, expectAccessible, refusedRequest, test } from './support/admin-test.js';
import { cut } from './support/editors.js';

const matching = (filter: object, more: Record<string, string> = {}) =>
  `/dashboard/formacoes?${new URLSearchParams({ filter: JSON.stringify(filter), ...more })}`;

/** Requests for a training, the first of them the oldest. */
async function ask(api: AdminApi, nomes: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const nome of nomes) {
    const form = { nome, email: 'pessoa@escola.pt', mensagem: 'Gostávamos de saber mais.', tipo: 'Oficina DFC' };
    ids.push((await api.call<{ id: number }>('POST', '/formacoes', form)).id);
  }
  return ids;
}

test('one unread message after the other is read, and stays where it was until another list is asked for', async ({
  page,
  api,
  mark,
}) => {
  const ids = await ask(api, [`Ana ${mark}`, `Rui ${mark}`, `Eva ${mark}`]);
  await page.goto(matching({ q: mark, lida: false }));
  await page.getByRole('link', { name: `Ver detalhes de Eva ${mark}` }).click();
  const dialog = page.getByRole('dialog');
  const step = dialog.getByRole('button', { name: 'Seguinte' });
  for (const name of ['Rui', 'Ana']) {
    await step.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `${name} ${mark}` })).toBeVisible();
    await expect(step).toBeFocused();
  }
  await expect(step).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('dialog', { name: `Rui ${mark}` })).toBeVisible();
  for (const id of ids) await expect.poll(() => api.call('GET', `/formacoes/${id}`)).toMatchObject({ lida: true });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Por ler: ' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
});

for (const [which, first] of [
  ['first', 0],
  ['last', 1],
] as const) {
  test(`next leads from the ${which} unread message of a page through all that follow, and skips none`, async ({
    page,
    api,
    mark,
  }) => {
    const names = ['Ana', 'Rui', 'Eva', 'Ivo', 'Lia'].map((name) => `${name} ${mark}`);
    await ask(api, names.toReversed());
    await page.goto(matching({ q: mark, lida: false }, { perPage: '2' }));
    await expect(page.getByText('1-2 de 5')).toBeVisible();
    await page.getByRole('link', { name: `Ver detalhes de ${names[first]}` }).click();
    const dialog = page.getByRole('dialog');
    const step = dialog.getByRole('button', { name: 'Seguinte' });
    for (const name of names.slice(first)) {
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
      if (name === names.at(-1)) break;
      await expect(step).toHaveAttribute('aria-disabled', 'false');
      await step.click();
    }
    await expect(step).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(names.length);
  });
}

test('next leads past a last message of a page that could not be marked as read', async ({ page, api, mark }) => {
  const names = ['Ana', 'Rui', 'Eva', 'Ivo'].map((name) => `${name} ${mark}`);
  const [, , id] = await ask(api, names.toReversed());
  await cut(page, 'PUT', `/formacoes/${id}`);
  await page.goto(matching({ q: mark, lida: false }, { perPage: '2' }));
  await page.getByRole('link', { name: `Ver detalhes de ${names[0]}` }).click();
  const dialog = page.getByRole('dialog');
  const step = dialog.getByRole('button', { name: 'Seguinte' });
  await expect(dialog.getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
  for (const name of names.slice(1)) {
    await expect(step).toHaveAttribute('aria-disabled', 'false');
    await step.click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
});

test('next goes on to the next page of the list, and back', async ({ page, api, mark }) => {
  await ask(api, [`Ana ${mark}`, `Rui ${mark}`, `Eva ${mark}`]);
  await page.goto(matching({ q: mark }, { perPage: '2' }));
  await expect(page.getByText('1-2 de 3')).toBeVisible();
  await page.getByRole('link', { name: `Ver detalhes de Rui ${mark}` }).click();
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await expect(page.getByRole('dialog', { name: `Ana ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('dialog', { name: `Rui ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Seguinte' }).click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByText('3-3 de 3')).toBeVisible();
});

test('closing gives the focus back to the row, and the back button does not open the message again', async ({
  page,
  api,
  mark,
}) => {
  await ask(api, [`Ana ${mark}`]);
  await page.goto('/dashboard/formacoes');
  const link = page.getByRole('link', { name: `Ver detalhes de Ana ${mark}` });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/formacoes$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a deleted message leaves the focus at the title of the list', async ({ page, api, mark }) => {
  await ask(api, [`Ana ${mark}`]);
  await page.goto(matching({ q: mark }));
  await page.getByRole('link', { name: `Ver detalhes de Ana ${mark}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/formacoes\?filter=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Formações' })).toBeFocused();
});

test.describe('with the address of a message that there is not', () => {
  test.use({ expectedErrors: [refusedRequest(404)] });

  test('says so', async ({ page }) => {
    await page.goto('/dashboard/formacoes/999999999');
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL(/\/dashboard\/formacoes$/);
  });
});

test('a message is copied as text', async ({ page, api, mark, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [id] = await ask(api, [`Ana ${mark}`]);
  await page.goto(`/dashboard/formacoes/${id}`);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toEqual([
    `Nome: Ana ${mark}`,
    'E-mail: pessoa@escola.pt',
    'Tipo: Oficina DFC',
    expect.stringMatching(/^Recebido: \d\d-\d\d-\d{4} \d\d:\d\d$/),
    'Mensagem: Gostávamos de saber mais.',
  ]);
});

test('printing prints the message and nothing else', async ({ page, api, mark }) => {
  const [id] = await ask(api, [`Ana ${mark}`]);
  await page.goto(`/dashboard/formacoes/${id}`);
  await expect(page.getByRole('dialog')).toContainText('Gostávamos de saber mais.');
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', 'sim')));
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'sim');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Gostávamos de saber mais.')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('on a phone the button that answers is in sight, and the others are behind one', async ({ page, api, mark }) => {
  const [id] = await ask(api, [`Ana ${mark}`]);
  await resize(page, 390, 844);
  await page.goto(`/dashboard/formacoes/${id}`);
  const message = page.getByRole('dialog', { name: `Ana ${mark}` });
  await expect(message.getByRole('link', { name: 'Responder' })).toBeVisible();
  await expect(message.getByRole('button', { name: 'Eliminar' })).toHaveCount(0);
  const more = message.getByRole('button', { name: 'Mais ações da mensagem' });
  await more.click();
  const others = page.getByRole('dialog', { name: 'Mais ações da mensagem' });
  const labels = ['Eliminar', 'Reter', 'Imprimir', 'Copiar', 'Marcar como por ler'];
  await expect(others.getByRole('button')).toHaveText(labels);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(others).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await others.getByRole('button', { name: 'Marcar como por ler' }).click();
  await expect(page.getByText('Marcada como por ler.')).toBeVisible();
  // the pointer, which keeps a notice for as long as it is over it, is over none
  await more.click();
  await others.getByRole('button', { name: 'Reter' }).click();
  await page.getByRole('dialog', { name: 'Reter um registo' }).press('Escape');
  await expect(more).toBeFocused();
});

test('a stranger’s PDF is saved, and shown in no tab of the back office', async ({ page, api, mark }) => {
  const contact = { nome: `Ana ${mark}`, email: 'ana@escola.pt', assunto: 'Olá', descricao: 'Texto.' };
  const id = await api.sendContact(contact, pdf());
  await page.goto(`/dashboard/contactos/${id}`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descarregar PDF' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`Anexo – Ana ${mark}.pdf`);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByRole('button', { name: /Abrir/ })).toHaveCount(0);
  expect(await page.locator('iframe, embed, object').count()).toBe(0);
});
