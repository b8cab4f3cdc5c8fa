import { pdf } from '../../support/samples.js';
import { resize } from '../support/resize.js';
import { expect, expectAccessible, expectFailure, refusedRequest, test } from './support/admin-test.js';

const PATH = '/dashboard/mensagens';

test('a message is found among all forms, given to somebody, answered with a template, and done', async ({
  page,
  api,
  mark,
}) => {
  const email = `${mark}@exemplo.pt`;
  const enquiry = { nome: `Ana ${mark}`, email, mensagem: 'Onde nos inscrevemos?' };
  await api.call('POST', '/formacoes', { ...enquiry, tipo: 'Oficina DFC' });
  await api.call('POST', '/material', { ...enquiry, mensagem: 'Queremos guias.' });
  await api.call('POST', '/api/modelos-resposta', { nome: `Obrigado ${mark}`, texto: 'Olá, {nome}!\n\nAté breve.' });

  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Mensagens' })).toBeVisible();
  await page.getByPlaceholder('Pesquisar mensagens').fill(mark);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(2);
  const row = rows.filter({ hasText: 'Pedido de formação: Oficina DFC' });
  await expect(row).toContainText('Por ler');
  await expectAccessible(page);
  await row.click();

  await expect(page.getByRole('heading', { name: 'Pedido de formação: Oficina DFC', exact: true })).toBeVisible();
  await expect(page.getByText('Onde nos inscrevemos?')).toBeVisible();
  const others = page.getByRole('region', { name: 'Do mesmo endereço' });
  await expect(others.getByRole('link', { name: 'Pedido de material pedagógico' })).toBeVisible();
  const handling = page.getByRole('form', { name: 'Tratamento' });
  await expect(handling.getByRole('combobox', { name: 'Estado' })).toHaveText('Aberta');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Começar por um modelo' }).click();
  await page.getByRole('option', { name: `Obrigado ${mark}` }).click();
  const text = page.getByRole('textbox', { name: 'Resposta' });
  await expect(text).toHaveValue(`Olá, Ana ${mark}!\n\nAté breve.`);
  await expect(page.getByText('Fica neste separador até enviar ou guardar a resposta')).toBeVisible();
  // going away and coming back loses nothing
  await others.getByRole('link', { name: 'Pedido de material pedagógico' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido de material pedagógico' })).toBeVisible();
  await page.goBack();
  await expect(text).toHaveValue(`Olá, Ana ${mark}!\n\nAté breve.`);
  await page.getByRole('button', { name: 'Guardar resposta' }).click();
  const answer = page.getByRole('article').filter({ hasText: 'Até breve.' });
  await expect(answer).toContainText('Guardada; o e-mail não sai daqui');
  await expect(answer).toBeFocused();
  await expect(answer).toContainText(api.session.user.nome);
  const mailto = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Re: Pedido de formação: Oficina DFC')}`;
  const body = encodeURIComponent(`Olá, Ana ${mark}!\r\n\r\nAté breve.`);
  const open = answer.getByRole('link', { name: 'Abrir no meu e-mail' });
  await expect(open).toHaveAttribute('href', `${mailto}&body=${body}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer.getByRole('button', { name: 'Copiar a resposta' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Olá, Ana ${mark}!\n\nAté breve.`);
  await expect(text).toHaveValue('');
  await expect(handling.getByRole('combobox', { name: 'Estado' })).toHaveText('Respondida');
  await expect(handling.getByRole('combobox', { name: 'Quem trata' })).toHaveText(api.session.user.nome);

  await handling.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Concluída' }).click();
  await handling.getByRole('textbox', { name: 'Nota para a equipa' }).fill('Falámos ao telefone.');
  await handling.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado.')).toBeVisible();
  await expect(handling.getByRole('combobox', { name: 'Estado' })).toBeFocused();
  await page.getByRole('link', { name: 'Voltar às mensagens' }).click();
  await expect(page.getByPlaceholder('Pesquisar mensagens')).toHaveValue(mark);
  await expect(rows.filter({ hasText: 'Pedido de formação' })).toContainText('Concluída');

  await resize(page, 390, 800);
  await page.getByRole('link', { name: `Abrir: Ana ${mark}, Pedido de formação: Oficina DFC` }).click();
  await expect(page.getByRole('heading', { name: 'Pedido de formação: Oficina DFC', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Quem trata: ${api.session.user.nome}` }).click();
  await expect(handling.getByRole('combobox', { name: 'Quem trata' })).toBeFocused();
});

test('an answer is said to be sent where there is a mail server to take it', async ({ page, api, mark }) => {
  const enquiry = { nome: `Ana ${mark}`, email: `${mark}@exemplo.pt`, mensagem: 'Queremos guias.' };
  const { id } = await api.call<{ id: number }>('POST', '/material', enquiry);
  await page.route('**/api/correio', (route) => route.fulfill({ json: { sai: true } }));
  // both the answer to what was sent and every later reading of the message
  await page.route(/\/api\/mensagens\/\d+/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"envio":"stored"', '"envio":"sent"');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`${PATH}/M-${id}`);
  await page.getByRole('textbox', { name: 'Resposta' }).fill('Seguem hoje.');
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Resposta enviada.')).toBeVisible();
  const answer = page.getByRole('article').filter({ hasText: 'Seguem hoje.' });
  await expect(answer).toContainText('Enviada');
  await expect(answer.getByRole('link', { name: 'Abrir no meu e-mail' })).toHaveCount(0);
});

test('an answer that could not be sent says what to do, and can be copied and sent by one’s own mail', async ({
  page,
  api,
  mark,
}) => {
  const enquiry = { nome: `Ana ${mark}`, email: `${mark}@exemplo.pt`, mensagem: 'Queremos guias.' };
  const { id } = await api.call<{ id: number }>('POST', '/material', enquiry);
  await page.route(/\/api\/mensagens\/\d+/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"envio":"stored"', '"envio":"failed"');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`${PATH}/M-${id}`);
  await page.getByRole('textbox', { name: 'Resposta' }).fill('Seguem hoje.');
  await page.getByRole('button', { name: 'Guardar resposta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível enviar.' })).toHaveClass(/error/);
  const answer = page.getByRole('article').filter({ hasText: 'Seguem hoje.' });
  await expect(answer).toContainText('Não foi possível enviar. Confirme o endereço ou responda do seu e-mail.');
  await expect(answer.getByRole('button', { name: 'Copiar a resposta' })).toBeVisible();
  await expect(answer.getByRole('link', { name: 'Abrir no meu e-mail' })).toBeVisible();
});

test('a template has no history, goes for good, and two people who change it lose nothing', async ({
  page,
  api,
  mark,
}) => {
  const nome = `Modelo ${mark}`;
  const made = await api.call<{ id: number; versao: number }>('POST', '/api/modelos-resposta', { nome, texto: 'Olá!' });
  const path = `/api/modelos-resposta/${made.id}`;
  const stored = () => api.call<object>('GET', path);
  await page.goto(`/editar/modelos-de-resposta/${made.id}`);
  await page.getByRole('textbox', { name: 'Texto' }).fill('Olá, {nome}!');
  await expect(page.getByRole('button', { name: 'Histórico' })).toHaveCount(0);
  await api.call('PUT', path, { nome, texto: 'Bom dia!', versao: made.versao });
  expectFailure(refusedRequest(409));
  const save = page.getByRole('button', { name: 'Atualizar Modelo' });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Este registo foi alterado por outra pessoa' });
  await expect(conflict).toContainText('Outra pessoa guardou alterações enquanto editava.');
  await expect(conflict.getByRole('group', { name: 'Texto: Versão guardada' })).toHaveText('Bom dia!');
  await conflict.getByRole('button', { name: 'Guardar o que escolhi' }).click();
  await expect(page.getByText('Modelo atualizado com sucesso!')).toBeVisible();
  expect(await stored()).toMatchObject({ nome, texto: 'Olá, {nome}!' });

  await page.goto(`/editar/modelos-de-resposta/${made.id}`);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirmar Eliminação' });
  await expect(question).toContainText('Esta ação não pode ser desfeita.');
  await expect(question).not.toContainText('Lixo');
});

test('a message that was just read stays in its list until another is asked for', async ({ page, api, mark }) => {
  const id = await api.sendContact({
    nome: `Rui ${mark}`,
    email: 'rui@escola.pt',
    assunto: 'Olá',
    descricao: 'Texto.',
  });
  const filter = encodeURIComponent(JSON.stringify({ q: mark, lida: false }));
  await page.goto(`/dashboard/contactos?filter=${filter}`);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText('Por ler: ');
  await row.getByRole('link', { name: /^Ver detalhes/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Marcar como por ler' })).toBeVisible();
  expect(await api.call('GET', `/api/contactos/${id}`)).toMatchObject({ lida: true });
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Por ler: ');
  await page.reload();
  await expect(page.getByText('Nenhum resultado corresponde aos filtros.')).toBeVisible();
});

test('a message that was just read stays among the unread ones that it was opened from, and says what became of it', async ({
  page,
  api,
  mark,
}) => {
  for (const nome of ['Ana', 'Rui', 'Eva']) {
    await api.sendContact({ nome: `${nome} ${mark}`, email: `${mark}@exemplo.pt`, assunto: nome, descricao: mark });
  }
  const filter = encodeURIComponent(JSON.stringify({ q: mark, estado: 'porLer' }));
  await page.goto(`${PATH}?filter=${filter}`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await rows.filter({ hasText: 'Rui' }).click();
  const state = page.getByRole('form', { name: 'Tratamento' }).getByRole('combobox', { name: 'Estado' });
  await expect(state).toHaveText('Aberta');
  const read = page.waitForResponse((answer) => answer.url().includes('/api/mensagens?'));
  await page.getByRole('link', { name: 'Voltar às mensagens' }).click();
  await read;
  await expect(page.getByText('1-3 de 3')).toBeVisible();
  await expect(rows.nth(1)).toContainText('Rui');
  await expect(rows.nth(1)).toContainText('Aberta');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Aberta' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Por ler' }).click();
  await expect(rows.filter({ hasText: 'Eva' })).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test('a submission is answered from its form, too: to the teacher who is responsible, with a named attachment', async ({
  page,
  api,
  mark,
}) => {
  const teacher = `professora-${mark}@exemplo.pt`;
  const school = { nomeEscola: `Escola ${mark}`, emailEscola: `escola-${mark}@exemplo.pt`, morada: 'Rua A, 1' };
  const person = { nomeResponsavel: 'Maria', emailResponsavel: teacher, contactoTelefonico: '223456789' };
  const more = { codigoPostal: '4400-000', descricao: 'Uma horta.', privacidade: 'true', captcha: 'true' };
  const id = await api.submit('/festival', { ...school, ...person, ...more }, { cv: pdf() });
  await page.goto(`/dashboard/festival/${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Responder' }).click();
  await expect(page).toHaveURL(/\/dashboard\/mensagens\/\d+$/);
  await expect(page.getByRole('form', { name: 'Responder' })).toContainText(`Para ${teacher}.`);
});

test('a message has all that was filled in, prints alone, and leads to what is held of its person', async ({
  page,
  api,
  mark,
}) => {
  const email = `${mark}@exemplo.pt`;
  const form = { nome: `Rita ${mark}`, email, idade: '24', telefone: '912345678', estudando: 'Estudante' };
  const id = await api.submit('/formularios', { ...form, motivacao: 'Quero ajudar.', acceptPolicy: 'true' });
  await page.goto(`${PATH}/V-${id}`);
  const message = page.getByRole('article').filter({ hasText: 'Quero ajudar.' });
  for (const value of ['24', '912345678', 'Estudante']) await expect(message.getByText(value)).toBeVisible();
  await page.evaluate(() => (window.print = () => document.documentElement.setAttribute('data-printed', 'sim')));
  const others = page.getByRole('button', { name: 'Mais ações da mensagem' });
  await others.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'sim');
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeVisible();
  for (const role of ['navigation', 'banner'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  for (const role of ['button', 'link', 'form'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await others.click();
  await page.getByRole('link', { name: 'Ver os dados desta pessoa' }).click();
  await expect(page.getByRole('region', { name: /^Candidatura a voluntariado \(1\)/ })).toContainText('Quero ajudar.');
  // loaded anew it searches for nobody, and the history keeps nobody's address
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(email);

  await page.getByRole('link', { name: 'Pedidos sobre dados' }).click();
  await page.getByRole('button', { name: 'Registar pedido' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registar um pedido sobre dados pessoais' });
  await expect(dialog.getByRole('textbox', { name: 'E-mail da pessoa' })).toHaveValue(email);
  await dialog.getByRole('combobox', { name: 'Como chegou' }).click();
  await page.getByRole('option', { name: 'Pelo site' }).click();
  await dialog.getByRole('button', { name: 'Registar pedido' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Registar pedido' }).click();
  await expect(dialog.getByRole('textbox', { name: 'E-mail da pessoa' })).toHaveValue('');
  const requests = await api.call<{ email: string | null; via: string }[]>('GET', '/api/pedidos-dados?range=[0,99]');
  expect(requests).toContainEqual(expect.objectContaining({ email, via: 'site' }));
});

test('an application is saved under its sender’s name, wherever it is opened', async ({ page, api, mark }) => {
  const nome = `Maria Silva ${mark}`;
  const form = { nome, email: `${mark}@exemplo.pt`, idade: '24', telefone: '912345678', estudando: 'Estudante' };
  const consent = { motivacao: 'Quero ajudar.', acceptPolicy: 'true' };
  const id = await api.submit('/formularios', { ...form, ...consent }, { cv: pdf() });
  for (const path of [`/dashboard/voluntariado/${id}`, `${PATH}/V-${id}`]) {
    await page.goto(path);
    const save = page.getByRole('button', { name: 'Descarregar PDF' });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe(`Candidatura – ${nome}.pdf`);
  }
});

test('where no mail goes out, an application says that the guardian was told nothing', async ({ page, api, mark }) => {
  const guardian = `rui-${mark}@exemplo.pt`;
  const young = { idade: '15', nomeEncarregado: 'Rui Silva', emailEncarregado: guardian, acceptPolicy: 'true' };
  const form = { nome: `Rita ${mark}`, email: `${mark}@exemplo.pt`, estudando: 'Aluna', motivacao: 'Quero ajudar.' };
  const id = await api.submit('/formularios', { ...form, ...young });
  const said = page.getByRole('alert').filter({ hasText: 'O encarregado de educação não foi avisado' });
  const paths = [`/dashboard/voluntariado/${id}`, `${PATH}/V-${id}`];
  for (const path of paths) {
    await page.goto(path);
    await expect(said.getByRole('link', { name: guardian })).toHaveAttribute('href', `mailto:${guardian}`);
  }
  await expectAccessible(page);
  await page.route('**/api/correio', (route) => route.fulfill({ json: { sai: true } }));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText(guardian)).toBeVisible();
    await expect(said).toHaveCount(0);
  }
});

test('a message is given to nobody who could not read it', async ({ page, api, mark }) => {
  const colleague = { nome: `Colega ${mark}`, email: `colega-${mark}@example.pt`, password: 'uma frase bem longa' };
  await api.call('POST', '/api/register', { ...colleague, papel: 'edicao' });
  const enquiry = { nome: `Ana ${mark}`, email: `${mark}@exemplo.pt`, mensagem: 'Queremos guias.' };
  const { id } = await api.call<{ id: number }>('POST', '/material', enquiry);
  await page.goto(`${PATH}/M-${id}`);
  await page.getByRole('combobox', { name: 'Quem trata' }).click();
  await expect(page.getByRole('option', { name: api.session.user.nome })).toBeVisible();
  await expect(page.getByRole('option', { name: colleague.nome })).toHaveCount(0);
});

test('a message is found by its reference, and says until when an answer was promised', async ({ page, api, mark }) => {
  const enquiry = { nome: `Ana ${mark}`, email: `${mark}@exemplo.pt`, mensagem: 'Queremos guias.' };
  const { id } = await api.call<{ id: number }>('POST', '/material', enquiry);
  await api.call('POST', '/material', { ...enquiry, mensagem: 'E uma visita.' });
  await page.goto(PATH);
  await page.getByPlaceholder('Pesquisar mensagens').fill(`m-${id}`);
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: mark }).click();
  await expect(page.getByText(`M-${id} ·`)).toBeVisible();
  await expect(page.getByText(/^Resposta prometida até \d\d-\d\d-\d{4}\.$/)).toBeVisible();
  const next = page.getByRole('link', { name: 'Próxima por ler' });
  await expect(next).toHaveAttribute('href', /^\/dashboard\/mensagens\/\d+$/);
  const href = (await next.getAttribute('href')) ?? '';
  expect(page.url().endsWith(href)).toBe(false);
  // the link goes, and the focus is not lost with it
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what is late is counted on the overview, which leads to the list of it', async ({ page }) => {
  await page.route('**/api/resumo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), mensagensAtrasadas: 2 } });
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '2 mensagens fora do prazo de resposta' }).click();
  await expect(page).toHaveURL(/\/dashboard\/mensagens\?filter=%7B%22atrasada%22%3Atrue%7D/);
  await expect(page.getByRole('combobox', { name: 'Prazo' })).toHaveText('Fora do prazo');
});
