import type { Route } from '@playwright/test';
import { event } from './support/admin-api.js';
import { csvText } from './support/csv.js';
import { expect, expectFailure, refusedRequest, test } from './support/admin-test.js';
import { ADMIN_PASSWORD, SITE_URL } from './support/environment.js';
import { newPerson } from './support/new-person.js';
import { picture } from './support/picture.js';

const PASSWORD = 'uma frase bem longa';

test('an event is what its dates say, or what somebody chooses; that it is cancelled is seen in the list', async ({
  page,
  api,
  mark,
}) => {
  const url = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
  const { id } = await api.createEvent(event(`Datas ${mark}`, { url, tipoAutomatico: true }));
  const type = page.getByRole('combobox', { name: 'Tipo' });
  const choose = async (box: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: box }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Atualizar Evento' }).click();
    await expect(page.getByText('Evento atualizado com sucesso!')).toBeVisible();
  };
  await page.goto('/adicionar/evento');
  await expect(type).toHaveText('Pelas datas');
  await page.goto(`/editar/eventos/${id}`);
  await expect(type).toHaveText('Pelas datas');
  await expect(page.getByText('Muda sozinho')).toBeVisible();
  await choose('Tipo', 'A decorrer');
  await expect(page.getByText('Escolhido por si; nada o muda sozinho')).toBeVisible();
  await choose('Situação', 'Cancelado');
  await save();
  expect(await api.event(id)).toMatchObject({ tipo: 'decorrer', tipoAutomatico: false, situacao: 'cancelado' });

  await page.goto('/dashboard/eventos');
  await page.getByPlaceholder('Pesquisar eventos').fill(mark);
  await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('Cancelado');
  await page.goto(`/editar/eventos/${id}`);
  await expect(type).toHaveText('A decorrer');
  await choose('Tipo', 'Pelas datas');
  await choose('Situação', 'Como anunciado');
  await save();
  expect(await api.event(id)).toMatchObject({ tipo: 'proximo', tipoAutomatico: true, situacao: 'confirmado' });
});

test('an emptied year that a lost save has stored is asked about by nobody', async ({ page, api, mark }) => {
  const url = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
  const { id } = await api.createEvent(event(`Ano ${mark}`, { url, ano: 2029 }));
  await page.goto(`/editar/eventos/${id}`);
  await page.getByRole('spinbutton', { name: 'Ano' }).fill('');
  expectFailure(/^PUT .*: net::ERR_FAILED$/);
  const storeAndLose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/api/eventos/${id}`, storeAndLose, { times: 1 });
  await page.getByRole('button', { name: 'Atualizar Evento' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Erro ao atualizar o evento.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Título' }).fill(`Ano outra vez ${mark}`);
  expectFailure(refusedRequest(409));
  await page.getByRole('button', { name: 'Atualizar Evento' }).click();
  await expect(page.getByText('Evento atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('entretanto')).toHaveCount(0);
  expect(await api.event(id)).toMatchObject({ titulo: `Ano outra vez ${mark}`, ano: 2027, versao: 3 });
});

test('refuses the hour that summer time skips, where it was typed and with its reason', async ({ page, api, mark }) => {
  const url = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
  const { id } = await api.createEvent(event(`Madrugada ${mark}`, { url }));
  await page.goto(`/editar/eventos/${id}`);
  const start = page.getByLabel('Data de início');
  const save = page.getByRole('button', { name: 'Atualizar Evento' });
  await start.fill('2027-03-28T01:30');
  await save.click();
  await expect(start).toHaveAccessibleDescription(/^Esta hora não existe: nessa madrugada começa a hora de verão/);
  await expect(start).toHaveValue('2027-03-28T01:30');
  expect((await api.event(id)).versao).toBe(1);
  await start.fill('2027-03-28T02:30');
  await save.click();
  await expect(page.getByText('Evento atualizado com sucesso!')).toBeVisible();
  expect(await api.event(id)).toMatchObject({ data: '2027-03-28T01:30:00.000Z' });
});

test('an event of whole days has no hours: in its form, in the list, on its page, for search engines and calendars', async ({
  page,
  api,
  mark,
}) => {
  const url = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
  const { id } = await api.createEvent(event(`Acampamento ${mark}`, { url, dataFim: '2027-05-10T17:00:00.000Z' }));
  const [start, end] = [page.getByLabel('Data de início'), page.getByLabel('Data de fim')];
  await page.goto(`/editar/eventos/${id}`);
  await expect(start).toHaveValue('2027-05-10T10:00');
  await page.getByLabel('Todo o dia').check();
  await expect(start).toHaveValue('2027-05-10');
  await expect(end).toHaveValue('2027-05-10');
  await end.fill('2027-05-12');
  await page.getByRole('button', { name: 'Atualizar Evento' }).click();
  await expect(page.getByText('Evento atualizado com sucesso!')).toBeVisible();
  const days = { diaInteiro: true, data: '2027-05-09T23:00:00.000Z', dataFim: '2027-05-12T22:59:59.999Z' };
  expect(await api.event(id)).toMatchObject(days);

  await page.goto('/dashboard/eventos');
  await page.getByPlaceholder('Pesquisar eventos').fill(mark);
  await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('10-05-2027, todo o dia');
  await page.goto(`/editar/eventos/${id}`);
  await expect(page.getByLabel('Todo o dia')).toBeChecked();
  await expect(end).toHaveValue('2027-05-12');
  await page.getByRole('button', { name: 'Histórico' }).click();
  const changed = page.getByRole('region', { name: 'Data de fim' });
  await expect(changed).toContainText('10-05-2027 18:00');
  await expect(changed.locator('ins')).toHaveText('12-05-2027');

  await page.goto(`${SITE_URL}/eventos/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('segunda-feira, 10 de maio de 2027, todo o dia');
  await expect(main).toContainText('quarta-feira, 12 de maio de 2027, todo o dia');
  const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
  expect(facts).toContain('"startDate":"2027-05-10","endDate":"2027-05-12"');
  const calendar = await (await fetch(`${SITE_URL}/eventos/${id}/evento.ics`)).text();
  expect(calendar).toContain('\r\nDTSTART;VALUE=DATE:20270510\r\nDTEND;VALUE=DATE:20270513\r\n');
});

test.describe('with a session that ends while typing', () => {
  test('asks for a new login on the spot, and what was asked for goes on', async ({ page, mark }) => {
    await page.goto('/adicionar/evento');
    await page.getByRole('textbox', { name: 'Título' }).fill(`Sessão ${mark}`);
    await page.getByLabel('Data de início').fill('2027-07-01T10:30');
    await page.getByRole('textbox', { name: 'Local' }).fill('Porto');
    await page.evaluate(() => localStorage.removeItem('admin_token'));
    await page.getByRole('button', { name: 'Criar Evento' }).click();
    const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
    await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(dialog).toBeHidden();
    // the save that was asked for goes on by itself
    await expect(page.getByText('Evento criado com sucesso!')).toBeVisible();
  });

  test('somebody else who logs in instead gets a panel of their own, and nothing typed is shown or sent', async ({
    page,
    api,
    mark,
  }) => {
    const { email, nome } = (await newPerson(api, mark, PASSWORD)).session.user;
    await page.goto('/adicionar/evento');
    await page.getByRole('textbox', { name: 'Título' }).fill(`Sessão ${mark}`);
    await page.getByLabel('Data de início').fill('2027-07-01T10:30');
    await page.getByRole('textbox', { name: 'Local' }).fill('Porto');
    await page.evaluate(() => localStorage.removeItem('admin_token'));
    await page.getByRole('button', { name: 'Criar Evento' }).click();
    const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText(`Olá, ${nome}`)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/adicionar/evento');
    await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('');
    await expect(page.getByText('Há texto seu que não chegou a ser guardado')).toHaveCount(0);
    expect(await api.call('GET', `/api/eventos?filter=${JSON.stringify({ q: mark })}`)).toEqual([]);
  });

  test('nothing is sent under the name of somebody else who signs in in another tab', async ({ page, api, mark }) => {
    const other = (await newPerson(api, mark, PASSWORD)).session;
    const clean = await page.context().newPage();
    await clean.goto('/dashboard/eventos');
    await expect(clean.getByRole('row').nth(1)).toBeVisible();
    await page.goto('/adicionar/evento');
    await page.getByRole('textbox', { name: 'Título' }).fill(`Sessão ${mark}`);
    await page.getByLabel('Data de início').fill('2027-07-01T10:30');
    await page.getByRole('textbox', { name: 'Local' }).fill('Porto');
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('admin_user', JSON.stringify(user));
      localStorage.setItem('admin_token', token);
    }, other);
    // a tab with nothing to lose is theirs at once
    await clean.getByPlaceholder('Pesquisar eventos').fill(mark);
    await expect(clean.getByText(`Olá, ${other.user.nome}`)).toBeVisible();
    await page.getByRole('button', { name: 'Criar Evento' }).click();
    const dialog = page.getByRole('dialog', { name: 'A sua sessão terminou' });
    await expect(dialog).toBeVisible();
    const found = `/api/eventos?filter=${JSON.stringify({ q: mark })}`;
    expect(await api.call('GET', found)).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Evento criado com sucesso!')).toBeVisible();
  });
});

test('exports all matching rows, with BOM, semicolons and no formulas', async ({ page, api, mark }) => {
  await api.createEvent(event(`=HYPERLINK("http://mau.example";"${mark}")`, { local: '<b>Praça</b>' }));
  await page.goto('/dashboard/eventos');
  await page.getByPlaceholder('Pesquisar eventos').fill(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(
    page.getByRole('cell', { name: `=HYPERLINK("http://mau.example";"${mark}")`, exact: true }),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  const csv = await csvText(download);
  expect(csv.startsWith('\uFEFF"ID";"Imagem";"Título";')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://mau.example"";""${mark}"")"`);
  expect(csv).toContain('"<b>Praça</b>"');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
});
