import { pdf } from '../../support/samples.js';
import { resize } from '../support/resize.js';
import { expect, test } from './support/admin-test.js';
import { SITE_URL } from './support/environment.js';
import { mailTo } from './support/mail-to.js';
import { anyColour, picture } from './support/picture.js';
import { tabTo } from './support/tab-to.js';

/** Counts what a person does: each click, each field that is filled in. */
class Steps {
  #count = 0;

  async take(...actions: readonly (() => Promise<unknown>)[]): Promise<void> {
    for (const action of actions) {
      await action();
      this.#count += 1;
    }
  }

  /** The journey is no longer than this. */
  expectAtMost(most: number): void {
    test.info().annotations.push({ type: 'steps', description: String(this.#count) });
    expect(this.#count).toBeLessThanOrEqual(most);
  }
}

// Pages that the whole site reads are changed here: one journey after the other.
test.describe.configure({ mode: 'default' });

test('a message comes in: found from the overview, read, given to somebody, noted, answered by a template, done', async ({
  page,
  api,
  mark,
}) => {
  const email = `${mark}@exemplo.pt`;
  const nome = `Ana ${mark}`;
  await api.call('POST', '/api/modelos-resposta', { nome: `Obrigado ${mark}`, texto: 'Olá, {nome}!\n\nAté breve.' });
  await api.sendContact({ nome, email, assunto: `Visita ${mark}`, descricao: 'Podem vir à nossa escola?' });
  const steps = new Steps();

  await page.goto('/dashboard');
  const waiting = page.getByRole('region', { name: 'Hoje' });
  await steps.take(() => waiting.getByRole('link', { name: /^\d+ mensage(m|ns) por responder/ }).click());
  await steps.take(() =>
    page
      .getByRole('row')
      .filter({ hasText: `Visita ${mark}` })
      .click(),
  );
  await expect(page.getByRole('heading', { name: `Visita ${mark}`, exact: true })).toBeVisible();
  await expect(page.getByText('Podem vir à nossa escola?')).toBeVisible();
  await steps.take(
    () => page.getByRole('combobox', { name: 'Começar por um modelo' }).click(),
    () => page.getByRole('option', { name: `Obrigado ${mark}` }).click(),
    () => page.getByRole('button', { name: 'Guardar resposta' }).click(),
  );
  await expect(page.getByRole('article').filter({ hasText: 'Guardada; o e-mail não sai daqui' })).toBeVisible();
  // who answered has it from then on
  const handling = page.getByRole('form', { name: 'Tratamento' });
  await expect(handling.getByRole('combobox', { name: 'Quem trata' })).toHaveText(api.session.user.nome);
  await steps.take(
    () => handling.getByRole('combobox', { name: 'Estado' }).click(),
    () => page.getByRole('option', { name: 'Concluída' }).click(),
    () => handling.getByRole('textbox', { name: 'Nota para a equipa' }).fill('Combinado por telefone.'),
    () => handling.getByRole('button', { name: 'Guardar' }).click(),
  );
  await expect(page.getByText('Guardado.')).toBeVisible();
  const answered = async () => (await mailTo(email)).some(({ text }) => text?.includes('Até breve.'));
  await expect.poll(answered).toBe(true);
  steps.expectAtMost(9);
});

test('a registration is answered to the teacher who is responsible for it', async ({ page, api, mark }) => {
  const teacher = `professora-${mark}@exemplo.pt`;
  const registration = {
    nomeEscola: `Escola ${mark}`,
    emailEscola: `escola-${mark}@exemplo.pt`,
    morada: 'Rua da Escola, 1',
    codigoPostal: '4400-000',
    nomeResponsavel: `Maria ${mark}`,
    emailResponsavel: teacher,
    contactoTelefonico: '223456789',
    descricao: 'Uma horta no recreio.',
    privacidade: 'true',
    captcha: 'true',
  };
  await api.submit('/festival', registration, { cv: pdf() });
  const steps = new Steps();
  await page.goto('/dashboard');
  await steps.take(
    () => page.getByRole('link', { name: /^Mensagens/ }).click(),
    () => page.getByPlaceholder('Pesquisar mensagens').fill(mark),
    () => page.getByRole('row').filter({ hasText: mark }).click(),
  );
  await expect(page.getByText('Uma horta no recreio.')).toBeVisible();
  await expect(page.getByText(teacher).first()).toBeVisible();
  await steps.take(
    () => page.getByRole('textbox', { name: 'Resposta' }).fill('Olá, Maria! A inscrição está feita.'),
    () => page.getByRole('button', { name: 'Guardar resposta' }).click(),
  );
  await expect(page.getByRole('article').filter({ hasText: 'Guardada; o e-mail não sai daqui' })).toBeVisible();
  const answered = async () => (await mailTo(teacher)).some(({ text }) => text?.includes('A inscrição está feita.'));
  await expect.poll(answered).toBe(true);
  steps.expectAtMost(5);
});

test('a new edition is published in minutes', async ({ page, api, mark }) => {
  const steps = new Steps();
  await page.goto('/dashboard');
  await steps.take(
    () => page.getByRole('button', { name: 'Site', exact: true }).click(),
    () => page.getByRole('link', { name: 'Edições', exact: true }).click(),
    () => page.getByRole('link', { name: 'Nova Edição' }).click(),
    () => page.getByRole('combobox', { name: 'Ano letivo' }).click(),
    () => page.getByRole('option', { name: '2014/2015' }).click(),
    () => page.getByRole('textbox', { name: 'Introdução' }).fill(`A edição ${mark}.`),
    () => page.getByRole('button', { name: 'Criar Edição' }).click(),
  );
  const seen = page.waitForEvent('popup');
  await steps.take(() => page.getByRole('link', { name: 'Ver no site', exact: true }).click());
  const site = await seen;
  await expect(site).toHaveURL(`${SITE_URL}/20142015`);
  await expect(site.getByText(`A edição ${mark}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/edicoes$/);
  steps.expectAtMost(8);

  const filter = encodeURIComponent('{"chave":"20142015"}');
  const [made] = await api.call<{ id: number }[]>('GET', `/api/edicoes?filter=${filter}`);
  await api.call('DELETE', `/api/edicoes/${made?.id}`);
});

test("the challenge's dates are changed once, and the site says them wherever it speaks of them", async ({
  page,
  api,
}) => {
  const LIST = '/api/edicoes?filter=%7B%22chave%22%3A%2220262027%22%7D';
  const [edition] = await api.call<{ id: number }[]>('GET', LIST);
  const PATH = `/api/edicoes/${edition?.id}`;
  const before = await api.call<object>('GET', PATH);
  const steps = new Steps();
  await page.goto('/dashboard');
  await steps.take(
    () => page.getByRole('link', { name: 'Ver as datas' }).click(),
    () => page.getByLabel('Inscrições: último dia').fill('2027-04-23'),
    () => page.getByRole('button', { name: 'Atualizar Edição' }).click(),
  );
  await expect(page).toHaveURL(/\/dashboard\/edicoes/);
  for (const path of ['/concurso-anual', '/'])
    expect(await (await fetch(SITE_URL + path)).text()).toContain('23 de abril');
  steps.expectAtMost(3);

  await api.call('PUT', PATH, { ...before, versao: undefined });
});

test('an event is written, looked at as its page will be, and published', async ({ page, mark }) => {
  await resize(page, 1440, 900);
  const steps = new Steps();
  await page.goto('/dashboard');
  await steps.take(
    () => page.getByRole('link', { name: 'Eventos', exact: true }).click(),
    () => page.getByRole('link', { name: 'Adicionar Evento' }).click(),
    () => page.getByRole('textbox', { name: 'Título' }).fill(`Festival ${mark}`),
    () => page.getByRole('textbox', { name: 'Descrição' }).fill('Um dia inteiro.'),
    () => page.getByLabel('Data de início').fill('2027-07-01T10:30'),
    () => page.getByRole('textbox', { name: 'Local' }).fill('Porto'),
    async () =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await picture('capa.jpg', anyColour())),
  );
  const question = page.getByRole('group', { name: 'O que mostra esta imagem?' });
  await steps.take(() => question.getByLabel('Decorativa').check());
  await expect(question.getByText('Guardado.')).toBeVisible();
  await steps.take(() => page.getByRole('button', { name: 'Guardar em rascunho e pré-visualizar' }).click());
  await expect(page).toHaveURL(/\/editar\/eventos\/\d+$/);
  const pane = page.getByRole('region', { name: 'Pré-visualização' });
  const frame = pane.getByTitle('A página do site').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Festival ${mark}`);
  const seen = page.waitForEvent('popup');
  await steps.take(
    () => page.getByRole('button', { name: 'Publicar', exact: true }).click(),
    () => page.getByRole('link', { name: 'Ver no site', exact: true }).click(),
  );
  await expect((await seen).getByRole('heading', { level: 1 })).toHaveText(`Festival ${mark}`);
  steps.expectAtMost(11);
});

test('a record is found, changed and seen on the site by the keyboard alone', async ({ page, api, mark }) => {
  const url = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg', anyColour())).buffer, 'image/jpeg');
  const { id } = await api.createEvent({
    titulo: `Estação ${mark}`,
    data: '2027-03-01T10:00:00.000Z',
    local: 'Gaia',
    descricao: 'Um dia.',
    url,
  });
  const steps = new Steps();
  const { keyboard } = page;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
  await steps.take(() => keyboard.press('Control+k'));
  const palette = page.getByRole('dialog', { name: 'Pesquisar no painel' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await steps.take(() => keyboard.type(`estacao ${mark}`));
  await expect(palette.getByRole('option', { name: `Estação ${mark}` })).toBeVisible();
  await steps.take(() => keyboard.press('Enter'));
  await expect(page).toHaveURL(`/editar/eventos/${id}`);
  const title = page.getByRole('textbox', { name: 'Título' });
  await expect(title).toHaveValue(`Estação ${mark}`);
  await steps.take(
    () => tabTo(page, 'textbox', 'Título'),
    () => keyboard.press('End'),
    () => keyboard.type(' nova'),
    () => keyboard.press('Enter'),
  );
  await expect(page.getByText('Evento atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver no site', exact: true })).toHaveAttribute(
    'href',
    `${SITE_URL}/eventos/${id}`,
  );
  expect(await (await fetch(`${SITE_URL}/eventos/${id}`)).text()).toContain(`Estação ${mark} nova`);
  steps.expectAtMost(7);
});
