import { expectAccessibleAtEveryWidth } from './support/accessible.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { API_URL, SITE_URL } from './support/environment.js';

interface Question {
  id: number;
  pergunta: string;
}

// Each puts the same list into another order.
test.describe.configure({ mode: 'default' });

const filter = encodeURIComponent('{"pagina":"concurso-anual"}');
const list = `/api/perguntas?filter=${filter}`;

test.beforeEach(async ({ page, api }) => {
  const ids = (await api.call<Question[]>('GET', list)).map(({ id }) => id).sort((a, b) => a - b);
  await api.call('PUT', '/api/perguntas/ordem', { pagina: 'concurso-anual', ids });
  await page.goto('/dashboard/perguntas');
  await page.getByRole('button', { name: 'Ordenar: Desafio Escolar' }).click();
});

test('a list is put into order with the keyboard, and the site shows it at the next request', async ({ page, api }) => {
  const dialog = page.getByRole('dialog', { name: 'Ordenar: Desafio Escolar' });
  const save = dialog.getByRole('button', { name: 'Guardar a ordem' });
  await expect(dialog.getByRole('listitem')).toHaveCount(7);
  await expect(save).toBeDisabled();
  await expectAccessibleAtEveryWidth(page);

  const down = dialog.getByRole('button', { name: 'Descer Como nos inscrevemos?' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('«Como nos inscrevemos?» passou para a posição 2 de 7.');
  await expect(down).toBeFocused();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').last()).toContainText('7. Como nos inscrevemos?');
  // at the end nothing is further down: the focus stays with the line
  await expect(dialog.getByRole('button', { name: 'Subir Como nos inscrevemos?' })).toBeFocused();
  await save.click();
  await expect(page.getByText('Ordem guardada.')).toBeVisible();
  await expect(dialog).toBeHidden();

  expect((await api.call<Question[]>('GET', list)).at(-1)?.pergunta).toBe('Como nos inscrevemos?');
  const shown = await (await fetch(`${SITE_URL}/concurso-anual`)).text();
  expect(shown.lastIndexOf('Como nos inscrevemos?</span>')).toBeGreaterThan(
    shown.lastIndexOf('Quanto custa participar?</span>'),
  );
});

test('a line is dragged to its place', async ({ page, api }) => {
  const dialog = page.getByRole('dialog', { name: 'Ordenar: Desafio Escolar' });
  const lines = dialog.getByRole('listitem');
  await lines.nth(2).dragTo(lines.nth(0));
  await expect(lines.first()).toContainText('1. É preciso seguir um tema?');
  await dialog.getByRole('button', { name: 'Guardar a ordem' }).click();
  await expect(dialog).toBeHidden();
  expect((await api.call<Question[]>('GET', list))[0]?.pergunta).toBe('É preciso seguir um tema?');
});

test('an order of a list that has changed since is refused, and said', async ({ page, api, mark }) => {
  const dialog = page.getByRole('dialog', { name: 'Ordenar: Desafio Escolar' });
  await dialog
    .getByRole('button', { name: /^Descer/ })
    .first()
    .click();
  const question = { pagina: 'concurso-anual', pergunta: `Nova ${mark}?`, resposta: 'Sim.' };
  const { id } = await api.call<Question>('POST', '/api/perguntas', question);
  expectFailure(refusedRequest(409));
  await dialog.getByRole('button', { name: 'Guardar a ordem' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A lista mudou entretanto. Leia-a de novo e volte a ordenar.');
  await api.call('DELETE', `/api/perguntas/${id}`);
  await dialog.getByRole('button', { name: 'Guardar a ordem' }).click();
  await expect(page.getByText('Ordem guardada.')).toBeVisible();
  expect((await (await fetch(`${API_URL}${list}`)).json()) as unknown[]).toHaveLength(7);
});
