import type { Page } from '@playwright/test';
import { expectFailure } from '../../support/browser-test.js';
import type { AdminApi } from './admin-api.js';
import { describePictures } from './describe-pictures.js';
import { API_URL } from './environment.js';
import { picture } from './picture.js';

interface Versioned {
  id: number;
  versao: number;
  [field: string]: unknown;
}

/** One kind of record with its add and edit screens, as the specification words them. */
export interface EditorCase {
  readonly kind: string;
  readonly addPath: string;
  readonly editPath: (id: number) => string;
  readonly listPath: string;
  readonly addTitle: string;
  readonly editTitle: string;
  /** A text field of its form and that field's names in the API. */
  readonly box: { readonly label: string; readonly field: string; readonly alias?: string };
  /** The name of a record with this mark, as its confirmation dialog shows it. */
  readonly nameOf: (mark: string) => string;
  readonly body: (mark: string, image: string) => Record<string, unknown>;
  /** Fills what a new one needs. */
  readonly fill: (page: Page, mark: string) => Promise<void>;
  /** Where the API makes, reads, changes and deletes one. */
  readonly make: string;
  readonly one: (id: number) => string;
  /** Where its editor reads it, if not there: with what waits in it. */
  readonly edited?: (id: number) => string;
  readonly change: (id: number) => string;
  readonly remove: (id: number) => string;
  readonly add: { button: string; sending: string; success: string; failure: string; redirectMs: number | null };
  readonly edit: { loading: string; loadFailure: string; button: string; success: string; failure: string };
  readonly saveRedirectMs: number;
  /** Where a save, a creation and a deletion lead; left out, the dashboard. */
  readonly leadsTo?: string;
  readonly deletion: { question: string; success: string; failure: string };
}

const type = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);

async function chooseImage(page: Page): Promise<void> {
  await page
    .locator('input[type=file][accept*=image]')
    .first()
    .setInputFiles(await picture('capa.jpg'));
  await describePictures(page);
}

export const editors: readonly EditorCase[] = [
  {
    kind: 'evento',
    addPath: '/adicionar/evento',
    editPath: (id) => `/editar/eventos/${id}`,
    listPath: '/dashboard/eventos',
    addTitle: 'Adicionar Novo Evento',
    editTitle: 'Editar Evento',
    box: { label: 'Local', field: 'local' },
    nameOf: (mark) => `Evento ${mark}`,
    body: (mark, url) => ({
      titulo: `Evento ${mark}`,
      data: '2027-05-10T09:00:00.000Z',
      local: 'Porto',
      descricao: 'Texto.',
      url,
    }),
    fill: async (page, mark) => {
      await type(page, 'Título', `Evento ${mark}`);
      await page.getByLabel('Data de início').fill('2027-07-01T10:30');
      await type(page, 'Local', 'Porto');
    },
    make: '/api/eventos',
    one: (id) => `/api/eventos/${id}`,
    edited: (id) => `/api/eventos/${id}/rascunho`,
    change: (id) => `/api/eventos/${id}`,
    remove: (id) => `/api/eventos/delete/${id}`,
    add: {
      button: 'Criar Evento',
      sending: 'Criando Evento...',
      success: 'Evento criado com sucesso! Redirecionando para o dashboard...',
      failure: 'Erro ao adicionar o evento. Verifique os dados e tente novamente.',
      redirectMs: 2000,
    },
    edit: {
      loading: 'A carregar os dados do evento...',
      loadFailure: 'Erro ao carregar evento',
      button: 'Atualizar Evento',
      success: 'Evento atualizado com sucesso!',
      failure: 'Erro ao atualizar o evento. Tente novamente.',
    },
    saveRedirectMs: 1500,
    deletion: {
      question: 'Tem a certeza de que quer eliminar este evento?',
      success: 'Evento eliminado com sucesso!',
      failure: 'Erro ao eliminar o evento. Tente novamente.',
    },
  },
  {
    kind: 'artigo',
    addPath: '/adicionar/imprensa',
    editPath: (id) => `/editar/imprensa/${id}`,
    listPath: '/dashboard/imprensa',
    addTitle: 'Novo Artigo',
    editTitle: 'Editar Artigo',
    box: { label: 'Categoria', field: 'Categoria', alias: 'categoria' },
    nameOf: (mark) => `Artigo ${mark}`,
    body: (mark, url) => ({ titulo: `Artigo ${mark}`, descricao: 'Texto.', data: '2026-03-04T12:00:00.000Z', url }),
    fill: async (page, mark) => {
      await type(page, 'Título', `Artigo ${mark}`);
      await type(page, 'Descrição', 'Texto.');
    },
    make: '/api/imprensa',
    one: (id) => `/api/imprensa/${id}`,
    edited: (id) => `/api/imprensa/${id}/rascunho`,
    change: (id) => `/api/imprensa/${id}`,
    remove: (id) => `/api/imprensa/delete/${id}`,
    add: {
      button: 'Adicionar Artigo',
      sending: 'Adicionando...',
      success: 'Artigo adicionado com sucesso!',
      failure: 'Erro ao adicionar o artigo. Tente novamente.',
      redirectMs: null,
    },
    edit: {
      loading: 'A carregar os dados do artigo...',
      loadFailure: 'Erro ao carregar dados do artigo',
      button: 'Atualizar Artigo',
      success: 'Artigo atualizado com sucesso!',
      failure: 'Erro ao atualizar o artigo. Tente novamente.',
    },
    saveRedirectMs: 2000,
    deletion: {
      question: 'Tem a certeza de que quer eliminar este artigo?',
      success: 'Artigo eliminado com sucesso!',
      failure: 'Erro ao eliminar o artigo. Tente novamente.',
    },
  },
  {
    kind: 'membro',
    addPath: '/adicionar/equipa',
    editPath: (id) => `/editar/equipa/${id}`,
    listPath: '/dashboard/equipa',
    addTitle: 'Adicionar Membro',
    editTitle: 'Editar Membro',
    box: { label: 'Estado', field: 'estado' },
    nameOf: (mark) => `Membro ${mark}`,
    body: (mark, img) => ({ nome: `Membro ${mark}`, estado: 'Atual', testemunho: 'Olá.', img }),
    fill: async (page, mark) => {
      await type(page, 'Nome', `Membro ${mark}`);
      await type(page, 'Estado', 'Atual');
      await type(page, 'Testemunho', 'Olá.');
      await chooseImage(page);
    },
    make: '/equipa',
    one: (id) => `/equipa/${id}`,
    change: (id) => `/api/equipa/${id}`,
    remove: (id) => `/api/equipa/delete/${id}`,
    add: {
      button: 'Adicionar Membro',
      sending: 'A adicionar...',
      success: 'Membro adicionado com sucesso! Redirecionando...',
      failure: 'Erro ao adicionar o membro. Verifique os dados e tente novamente.',
      redirectMs: 2000,
    },
    edit: {
      loading: 'Carregando dados do membro...',
      loadFailure: 'Erro ao carregar os dados do membro.',
      button: 'Atualizar Membro',
      success: 'Membro atualizado com sucesso!',
      failure: 'Erro ao atualizar membro.',
    },
    saveRedirectMs: 1500,
    deletion: {
      question: 'Tem certeza que deseja eliminar este membro?',
      success: 'Membro eliminado com sucesso!',
      failure: 'Erro ao eliminar membro.',
    },
  },
  {
    kind: 'material',
    addPath: '/adicionar/material',
    editPath: (id) => `/editar/material/${id}`,
    listPath: '/dashboard/material-pedagogico',
    addTitle: 'Adicionar Material Pedagógico',
    editTitle: 'Editar Material Pedagógico',
    box: { label: 'Título', field: 'titulo' },
    nameOf: (mark) => `Material ${mark}`,
    body: (mark, img) => ({
      titulo: `Material ${mark}`,
      texto: 'Texto.',
      download: 'https://example.org/folha.pdf',
      img,
    }),
    fill: async (page, mark) => {
      await type(page, 'Título', `Material ${mark}`);
      await type(page, 'Link de Download', 'https://example.org/folha.pdf');
      await type(page, 'Texto', 'Para começar.');
      await chooseImage(page);
    },
    make: '/materialpost',
    one: (id) => `/materialpost/${id}`,
    edited: (id) => `/api/materialpost/${id}/rascunho`,
    change: (id) => `/materialpost/${id}`,
    remove: (id) => `/api/materialpost/delete/${id}`,
    add: {
      button: 'Adicionar Material',
      sending: 'A adicionar...',
      success: 'Material adicionado com sucesso! Redirecionando...',
      failure: 'Erro ao adicionar o material. Verifique os dados e tente novamente.',
      redirectMs: 2000,
    },
    edit: {
      loading: 'Carregando dados do material...',
      loadFailure: 'Erro ao carregar os dados do material.',
      button: 'Atualizar Material',
      success: 'Material atualizado com sucesso!',
      failure: 'Erro ao atualizar material.',
    },
    saveRedirectMs: 1500,
    deletion: {
      question: 'Tem certeza que deseja eliminar este material?',
      success: 'Material eliminado com sucesso!',
      failure: 'Erro ao eliminar material.',
    },
  },
  {
    kind: 'parceiro',
    addPath: '/adicionar/parceiro',
    editPath: (id) => `/editar/parceiros/${id}`,
    listPath: '/dashboard/parceiros',
    leadsTo: '/dashboard/parceiros',
    addTitle: 'Adicionar Parceiro',
    editTitle: 'Editar Parceiro',
    box: { label: 'Descrição', field: 'descricao' },
    nameOf: (mark) => `Parceiro ${mark}`,
    // not on the site's page, which other tests look at meanwhile
    body: (mark, logo) => ({ nome: `Parceiro ${mark}`, descricao: 'Texto.', desde: '2090-01-01', logo }),
    fill: async (page, mark) => {
      await type(page, 'Nome', `Parceiro ${mark}`);
      await type(page, 'Descrição', 'Texto.');
      await page.getByLabel('Parceiro desde').fill('2090-01-01');
    },
    make: '/api/parceiros',
    one: (id) => `/api/parceiros/${id}`,
    edited: (id) => `/api/parceiros/${id}/rascunho`,
    change: (id) => `/api/parceiros/${id}`,
    remove: (id) => `/api/parceiros/${id}`,
    add: {
      button: 'Adicionar Parceiro',
      sending: 'A adicionar...',
      success: 'Parceiro adicionado com sucesso!',
      failure: 'Erro ao adicionar o parceiro. Verifique os dados e tente novamente.',
      redirectMs: 1500,
    },
    edit: {
      loading: 'A carregar os dados do parceiro...',
      loadFailure: 'Erro ao carregar o parceiro',
      button: 'Atualizar Parceiro',
      success: 'Parceiro atualizado com sucesso!',
      failure: 'Erro ao atualizar o parceiro. Tente novamente.',
    },
    saveRedirectMs: 1500,
    deletion: {
      question: 'Tem a certeza de que quer eliminar este parceiro?',
      success: 'Parceiro eliminado com sucesso!',
      failure: 'Erro ao eliminar o parceiro. Tente novamente.',
    },
  },
  {
    kind: 'pergunta',
    addPath: '/adicionar/pergunta',
    editPath: (id) => `/editar/perguntas/${id}`,
    listPath: '/dashboard/perguntas',
    leadsTo: '/dashboard/perguntas',
    addTitle: 'Adicionar Pergunta',
    editTitle: 'Editar Pergunta',
    box: { label: 'Grupo', field: 'grupo' },
    nameOf: (mark) => `Pergunta ${mark}?`,
    body: (mark) => ({ pagina: 'faq', grupo: 'Participar', pergunta: `Pergunta ${mark}?`, resposta: 'Sim.' }),
    fill: async (page, mark) => {
      await type(page, 'Pergunta', `Pergunta ${mark}?`);
      await type(page, 'Resposta', 'Sim.');
    },
    make: '/api/perguntas',
    one: (id) => `/api/perguntas/${id}`,
    edited: (id) => `/api/perguntas/${id}/rascunho`,
    change: (id) => `/api/perguntas/${id}`,
    remove: (id) => `/api/perguntas/${id}`,
    add: {
      button: 'Adicionar Pergunta',
      sending: 'A adicionar...',
      success: 'Pergunta adicionada com sucesso!',
      failure: 'Erro ao adicionar a pergunta. Verifique os dados e tente novamente.',
      redirectMs: 1500,
    },
    edit: {
      loading: 'A carregar a pergunta...',
      loadFailure: 'Erro ao carregar a pergunta',
      button: 'Atualizar Pergunta',
      success: 'Pergunta atualizada com sucesso!',
      failure: 'Erro ao atualizar a pergunta. Tente novamente.',
    },
    saveRedirectMs: 1500,
    deletion: {
      question: 'Tem a certeza de que quer eliminar esta pergunta?',
      success: 'Pergunta eliminada com sucesso!',
      failure: 'Erro ao eliminar a pergunta. Tente novamente.',
    },
  },
];

/** Makes a record of this kind, with a picture of its own. @returns its id */
export async function makeRecord(api: AdminApi, editor: EditorCase, mark: string): Promise<number> {
  const image = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg')).buffer, 'image/jpeg');
  return (await api.call<Versioned>('POST', editor.make, editor.body(mark, image))).id;
}

/** Changes one field beside the browser, as a second person does. */
export async function changeBeside(api: AdminApi, editor: EditorCase, id: number, text: string): Promise<void> {
  const current = await api.call<Versioned>('GET', editor.one(id));
  await api.call('PUT', editor.change(id), { ...current, [editor.box.field]: text });
}

/** Sends the form of a screen twice in one tick, as a double click does before anything can be drawn. */
export async function submitTwice(page: Page): Promise<void> {
  await page.locator('form:has([type=submit])').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
}

/**
 * Holds the calls of one method to one path until told to let them go. The route stays: taking it away while a call
 * sets out takes the call's `request` event away.
 * @returns the call that lets them go
 */
export async function hold(page: Page, method: string, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${API_URL}${path}`, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return release;
}

/** Cuts the network for the calls of one method to one path, of which there must be one. @returns the call that mends it */
export async function cut(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  expectFailure(new RegExp(`^${method} .*: net::ERR_FAILED$`));
  const handler: Parameters<Page['route']>[1] = async (route) => {
    if (route.request().method() === method) await route.abort();
    else await route.fallback();
  };
  await page.route(`${API_URL}${path}`, handler);
  return () => page.unroute(`${API_URL}${path}`, handler);
}
