import { pdf } from '../../support/samples.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { cut, hold } from './support/editors.js';
import { API_URL } from './support/environment.js';

const LIST = '/api/relatorios2*';
const file = { name: 'contas.pdf', mimeType: 'application/pdf', buffer: pdf(2048) };

test('adds a report with its PDF and removes it', async ({ page, mark }) => {
  await page.goto('/dashboard/relatorios');
  await page.getByRole('link', { name: 'Gestão de Relatórios' }).click();
  await expect(page).toHaveURL(/\/lista-de-relatorios$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestão de Relatórios');
  const add = page.getByRole('button', { name: 'Adicionar', exact: true });
  await expect(add).toBeDisabled();
  await expect(page.getByText('PDF (máx. 100MB)')).toBeVisible();
  await page.getByLabel('Nome do ficheiro').first().fill(`Contas ${mark}`);
  await expect(add).toBeDisabled();
  await page.getByRole('combobox', { name: 'Ano' }).first().click();
  await expect(page.getByRole('option')).toHaveCount(new Date().getFullYear() - 2021 + 1);
  await page.getByRole('option', { name: '2022' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('contas.pdf (2,00 KB)')).toBeVisible();
  await add.click();
  await expect(page.getByText('Relatório adicionado com sucesso!')).toBeVisible();
  await expect(page.getByText('Relatório adicionado com sucesso!')).toBeHidden();
  await expect(page.getByLabel('Nome do ficheiro').first()).toHaveValue('');

  const row = page.getByRole('row').filter({ hasText: `Contas ${mark}` });
  await expect(row).toContainText('2022');
  await expect(page.getByText(/^\d+ relatórios?$/)).toBeVisible();
  const href = await row.getByRole('link', { name: `Download Contas ${mark}` }).getAttribute('href');
  expect((await fetch(href ?? '')).headers.get('content-type')).toContain('application/pdf');
  await row.getByRole('button', { name: `Eliminar Contas ${mark}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirmar Remoção' });
  await expect(question).toContainText(`Contas ${mark}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await row.getByRole('button', { name: `Eliminar Contas ${mark}` }).click();
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText(`Relatório "Contas ${mark}" removido com sucesso!`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('what is missing is said in words, for 3 seconds', async ({ page }) => {
  await page.goto('/lista-de-relatorios');
  const name = page.getByLabel('Nome do ficheiro').first();
  await name.fill('Contas');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await name.press('Enter');
  const noFile = page.getByText('Por favor, selecione um arquivo para upload.');
  await expect(noFile).toBeVisible();
  await page.clock.runFor(2999);
  await expect(noFile).toBeVisible();
  await page.clock.runFor(1);
  await expect(noFile).toBeHidden();
  await name.fill('   ');
  await page.locator('input[type=file]').setInputFiles(file);
  await name.press('Enter');
  await expect(page.getByText('Por favor, insira o nome do ficheiro.')).toBeVisible();
});

test('only one PDF is taken', async ({ page }) => {
  await page.goto('/lista-de-relatorios');
  const text = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.locator('input[type=file]').setInputFiles(text);
  await expect(page.getByText('x.txt: tipo de ficheiro não aceite. Escolha .pdf.')).toBeVisible();
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (const name of ['a.pdf', 'b.pdf']) data.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
    return data;
  });
  await page.getByRole('group', { name: 'Ficheiro PDF' }).dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('Demasiados ficheiros: escolha um só.')).toBeVisible();
});

test('a form that was begun is not left without a question', async ({ page }) => {
  await page.goto('/lista-de-relatorios');
  await page.getByLabel('Nome do ficheiro').first().fill('Contas');
  await page.getByRole('link', { name: 'Voltar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sair sem guardar?' });
  await dialog.getByRole('button', { name: 'Continuar a editar' }).click();
  await expect(page.getByLabel('Nome do ficheiro').first()).toHaveValue('Contas');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await dialog.getByRole('button', { name: 'Sair sem guardar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('while the list is on its way that is said, and then how many there are', async ({ page, api, mark }) => {
  await page.goto('/dashboard');
  const show = await hold(page, 'GET', LIST);
  await page.goto('/lista-de-relatorios');
  await expect(page.getByText('Carregando relatórios...')).toBeVisible();
  show();
  await expect(page.getByText('Carregando relatórios...')).toBeHidden();
  await page.getByPlaceholder('Pesquisar relatórios').fill(mark);
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
  const form = new FormData();
  form.set('nome_do_ficheiro', `Único ${mark}`);
  form.set('ano', '2024');
  form.set('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const headers = { Authorization: `Bearer ${api.session.token}` };
  expect((await fetch(`${API_URL}/api/relatorios2`, { method: 'POST', headers, body: form })).status).toBe(201);
  await page.reload();
  await page.getByPlaceholder('Pesquisar relatórios').fill(mark);
  await expect(page.getByText('1 relatório', { exact: true })).toBeVisible();
});

test.describe('with a network that fails', () => {
  test('each failure has its sentence, and what was chosen stays', async ({ page, mark }) => {
    const mendList = await cut(page, 'GET', LIST);
    await page.goto('/lista-de-relatorios');
    await expect(page.getByText('Erro ao carregar relatórios. Tente novamente.')).toBeVisible();
    await mendList();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText(/^\d+ relatórios?$/)).toBeVisible();

    await page.getByLabel('Nome do ficheiro').first().fill(`Contas ${mark}`);
    await page.locator('input[type=file]').setInputFiles(file);
    const mendAdd = await cut(page, 'POST', '/api/relatorios2');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(page.getByText('Erro ao adicionar relatório. Tente novamente.')).toBeVisible();
    await expect(page.getByText('contas.pdf (2,00 KB)')).toBeVisible();
    await mendAdd();
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(page.getByText('Relatório adicionado com sucesso!')).toBeVisible();

    await cut(page, 'DELETE', '/api/relatorios2/*');
    await page.getByRole('button', { name: `Eliminar Contas ${mark}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Erro ao excluir relatório. Tente novamente.')).toBeVisible();
  });
});
