import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { QueryKey } from '@tanstack/react-query';
import { HttpError, type Identifier, type RaRecord } from 'ra-core';
import type { Rascunho, RascunhoInput, Schemas } from '../api-types.js';
import { changing } from '../query-client.js';
import { answerOf, api, type Result } from './api.js';
import { fetchDocumento, fetchHiddenPicture } from './fetch-file.js';
import { asksForPassword } from './recent-password.js';
import { addReport, uploadFiles } from './upload-files.js';

/** How a record stands: what its draft answers besides the contents. */
export type Situacao = Omit<Rascunho, 'conteudo' | 'versao'>;

/** The state that a record is to have, with the times at which it is published and withdrawn. */
export type Plan = Pick<RascunhoInput, 'estado' | 'publicarEm' | 'retirarEm'>;

export type StandingRecord = RaRecord & { readonly publicacao: Situacao };

/** The subject of a preview: a record by its resource and number, or a page by its key. */
export type Previewed = Readonly<Schemas['PrevisualizacaoInput']>;

/** Text that was typed into a form and not saved, as the API keeps it. */
export type Kept = Schemas['PorGuardar'];

export type Typed = Schemas['PorGuardarInput'];

/** The first records of one section that have the words of a search. */
export type FoundRecords = Schemas['RegistosEncontrados'];

type Contents = Schemas['RascunhoNovo']['conteudo'];

/** The parameters of a call whose path has some, and with {@link to} also its body. */
const at = <Name extends string>(path: Record<Name, Identifier>) => ({ params: { path } });
const to = <Name extends string, Body>(path: Record<Name, Identifier>, body: Body) => ({ params: { path }, body });

function recordOf({ conteudo, versao, ...publicacao }: Rascunho): StandingRecord {
  return { ...conteudo, id: publicacao.registo, versao, publicacao };
}

/** The query for the newest rows of one form, in a list that has those of every form. */
const newestOf = (formulario: string, count: number) => ({
  params: {
    query: {
      filter: JSON.stringify({ formulario }),
      sort: '["createdAt","DESC"]',
      range: JSON.stringify([0, count - 1]),
    },
  },
});

/** Reads the rows of an answer, and how many there are of which these are the newest. */
async function rowsOf<R extends Result & { readonly response: Response }>(call: Promise<R>) {
  const rows = await answerOf(call);
  return { rows, total: Number((await call).response.headers.get('Content-Range')?.split('/').pop() ?? 0) };
}

/**
 * Changes records one by one. @param verb for people, as in 'Ficaram por eliminar 2 de 5.'
 * @throws HttpError that says how many were left and why; at once where the session ended, or no password was given
 */
export async function changeEach(
  verb: string,
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
): Promise<void> {
  const refusals: HttpError[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 401 || asksForPassword(error)) throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first === undefined) return;
  const sentence = `Ficaram por ${verb} ${refusals.length} de ${ids.length}. ${first.message}`.trim();
  throw new HttpError(sentence, first.status, first.body);
}

/** The keys under which the screens keep what a change of each kind makes stale. */
const EVERYTHING = [[]];
const SESSIONS = [['conta', 'sessoes']];
const SECOND_STEP = [['conta', 'segundo-passo'], ...SESSIONS];
const INVITED = [['convidados']];
const MESSAGES = [['mensagens', 'getList'], ['resumo']];
const HELD = [['retidos'], ['privacidade']];
const PAGES = [['paginas']];
const PICTURES = [['fotografias'], ['resumo']];
const FILES = [['files', 'getList'], ...PICTURES];
/** Those under which the lists keep a record, and what else is told of it. */
export const recordsOf = (resource: string) => [[resource, 'getList'], ['rascunhos'], ['fotografias'], ['resumo']];

/** Reads what a call of the API answers that makes something stale. */
const change = <R extends Result>(stale: readonly QueryKey[], call: Promise<R>) => changing(stale, answerOf(call));

const bringBack = (id: Identifier) => answerOf(api.POST('/api/lixo/{id}/reposicao', at({ id })));

/** The calls of the API that are no list or record, or change of one. */
export const calls = {
  // one's own account and sessions
  account: () => answerOf(api.GET('/api/conta')),
  changeAccount: (body: Schemas['ContaInput']) => answerOf(api.PUT('/api/conta', { body })),
  changePassword: (body: Schemas['ContaPasswordInput']) => change(SESSIONS, api.PUT('/api/conta/password', { body })),
  confirmPassword: (password: string) => answerOf(api.POST('/api/conta/confirmacao', { body: { password } })),
  sessions: () => answerOf(api.GET('/api/sessoes')),
  /** Ends one session, or all but this one. */
  endSession: (id: string) =>
    change(SESSIONS, id === 'others' ? api.DELETE('/api/sessoes') : api.DELETE('/api/sessoes/{id}', at({ id }))),

  // the second step of one's own account
  secondStep: () => answerOf(api.GET('/api/segundo-passo')),
  /** A key for an app, which counts once {@link calls.confirmApp} has a code of it. */
  offerApp: () => answerOf(api.GET('/api/segundo-passo/aplicacao')),
  /** @returns recovery codes, where the account had no second step before */
  confirmApp: async (body: Schemas['AplicacaoInput']) =>
    (await change(SECOND_STEP, api.PUT('/api/segundo-passo/aplicacao', { body }))).codigos,
  removeApp: () => change(SECOND_STEP, api.DELETE('/api/segundo-passo/aplicacao')),
  /** Fetches the options with which the browser makes a passkey; the contract names neither them nor the empty body. */
  passkeyOptions: async () => {
    const { opcoes } = await answerOf(api.POST('/api/segundo-passo/passkeys/opcoes', { body: {} as never }));
    return opcoes as unknown as PublicKeyCredentialCreationOptionsJSON;
  },
  /** @returns recovery codes, where the account had no second step before */
  addPasskey: async ({ nome, resposta }: { readonly nome: string; readonly resposta: RegistrationResponseJSON }) =>
    (
      await change(
        SECOND_STEP,
        api.POST('/api/segundo-passo/passkeys', { body: { nome, resposta: resposta as never } }),
      )
    ).codigos,
  renamePasskey: (id: number, nome: string) =>
    change(SECOND_STEP, api.PUT('/api/segundo-passo/passkeys/{id}', to({ id }, { nome }))),
  removePasskey: (id: number) => change(SECOND_STEP, api.DELETE('/api/segundo-passo/passkeys/{id}', at({ id }))),
  renewRecoveryCodes: async () => (await change(SECOND_STEP, api.POST('/api/segundo-passo/codigos'))).codigos,
  switchOffSecondStep: () => change(SECOND_STEP, api.DELETE('/api/segundo-passo')),

  // other people's accounts, and colleagues who are invited to have one
  changeUser: (id: number, body: Schemas['UserEstadoInput']) =>
    change([['users']], api.PUT('/api/users/{id}', to({ id }, body))),
  userSessions: (id: number) => answerOf(api.GET('/api/users/{id}/sessoes', at({ id }))),
  endUserSessions: (id: number) => change([['users', 'sessoes']], api.DELETE('/api/users/{id}/sessoes', at({ id }))),
  userSecondStep: (id: number) => answerOf(api.GET('/api/users/{id}/segundo-passo', at({ id }))),
  resetUserSecondStep: (id: number) => change([['users']], api.DELETE('/api/users/{id}/segundo-passo', at({ id }))),
  invited: () => answerOf(api.GET('/api/convidados')),
  invite: (body: Schemas['ConvidadoInput']) => change(INVITED, api.POST('/api/convidados', { body })),
  sendInvitationAgain: (id: number) => change(INVITED, api.POST('/api/convidados/{id}/envio', at({ id }))),
  withdrawInvitation: (id: number) => change(INVITED, api.DELETE('/api/convidados/{id}', at({ id }))),

  // messages and the newsletter
  handleMessage: (id: number, body: Schemas['MensagemInput']) =>
    change(MESSAGES, api.PUT('/api/mensagens/{id}', to({ id }, body))),
  answerMessage: (id: number, body: Schemas['RespostaInput']) =>
    change(MESSAGES, api.POST('/api/mensagens/{id}/respostas', to({ id }, body))),
  exportSubscribers: () => answerOf(api.POST('/api/newsletter/exportacao')),

  // the schools that take part in the challenge
  joinParticipacoes: (id: number, ids: number[]) =>
    change(recordsOf('participacoes'), api.POST('/api/participacoes/{id}/juncao', to({ id }, { ids }))),
  renewSchoolLink: (id: number) => answerOf(api.POST('/api/participacoes/{id}/ligacao', at({ id }))),
  endSchoolLinks: (id: number) => answerOf(api.DELETE('/api/participacoes/{id}/ligacao', at({ id }))),
  schoolProject: (id: number) => answerOf(api.GET('/api/participacoes/{id}/projeto', at({ id }))),
  allowLaterProject: (id: number, body: Schemas['PrazoEscolaInput']) =>
    change(recordsOf('participacoes'), api.PUT('/api/participacoes/{id}/prazo', to({ id }, body))),
  previewSchoolMail: (body: Schemas['MensagemEscolasInput']) =>
    answerOf(api.POST('/api/participacoes/mensagens/previsualizacao', { body })),
  writeToSchools: (body: Schemas['MensagemEscolasInput']) =>
    answerOf(api.POST('/api/participacoes/mensagens', { body })),
  showProjects: (ids: number[]) =>
    change(
      [...recordsOf('participacoes'), ...recordsOf('mural')],
      api.POST('/api/participacoes/mural', { body: { ids } }),
    ),
  previewProlonging: (id: number, body: Schemas['ProlongamentoInput']) =>
    answerOf(api.POST('/api/edicoes/{id}/prolongamento/previsualizacao', to({ id }, body))),
  prolong: (id: number, body: Schemas['ProlongamentoInput']) =>
    change(recordsOf('edicoes'), api.POST('/api/edicoes/{id}/prolongamento', to({ id }, body))),

  reminders: () => answerOf(api.GET('/api/lembretes')),
  previewReminder: (id: number, body: Schemas['LembretePalavras']) =>
    answerOf(api.POST('/api/lembretes/{id}/previsualizacao', to({ id }, body))),
  saveReminder: (id: number, body: Schemas['LembreteInput']) =>
    change([['lembretes'], ['resumo']], api.PUT('/api/lembretes/{id}', to({ id }, body))),

  // submissions that look like spam, and those without an acceptance on record
  suspeitas: (formulario: string, count: number) => rowsOf(api.GET('/api/suspeitas', newestOf(formulario, count))),
  acceptSuspeita: (id: number) => change(EVERYTHING, api.POST('/api/suspeitas/{id}/aceitacao', at({ id }))),
  removeSuspeita: (id: number) => change(EVERYTHING, api.DELETE('/api/suspeitas/{id}', at({ id }))),
  aceitacoes: (formulario: string, count: number) => rowsOf(api.GET('/api/aceitacoes', newestOf(formulario, count))),
  acceptAceitacao: (id: number, nota: string) =>
    change(EVERYTHING, api.POST('/api/aceitacoes/{id}/aceitacao', to({ id }, { nota }))),
  removeAceitacao: (id: number) => change(EVERYTHING, api.DELETE('/api/aceitacoes/{id}', at({ id }))),

  // everything that is held of one person; the address is always in the body
  consents: (email: string) => answerOf(api.POST('/api/dados-pessoais/consentimentos', { body: { email } })),
  personData: (email: string) => answerOf(api.POST('/api/dados-pessoais/pesquisa', { body: { email } })),
  exportPersonData: (email: string) => answerOf(api.POST('/api/dados-pessoais/exportacao', { body: { email } })),
  erasePersonData: (email: string) =>
    change(EVERYTHING, api.POST('/api/dados-pessoais/apagamento', { body: { email } })),

  // how long things are kept, and what is held
  privacy: () => answerOf(api.GET('/api/privacidade')),
  dueRecords: (regra: string) => answerOf(api.GET('/api/privacidade/regras/{regra}/registos', at({ regra }))),
  confirmRule: (regra: string, body: Schemas['ConfirmacaoInput']) =>
    change([['privacidade']], api.PUT('/api/privacidade/regras/{regra}', to({ regra }, body))),
  heldRecords: () => answerOf(api.GET('/api/retidos')),
  holdRecord: (body: Schemas['RetidoInput']) => change(HELD, api.POST('/api/retidos', { body })),
  changeHold: (id: number, body: Schemas['RetidoUpdate']) =>
    change(HELD, api.PUT('/api/retidos/{id}', to({ id }, body))),
  liftHold: (id: number) => change(HELD, api.DELETE('/api/retidos/{id}', at({ id }))),

  // records before visitors see them, and when they no longer do
  /** A record with what waits in it, public or not. */
  standing: async (recurso: string, id: Identifier) =>
    recordOf(await answerOf(api.GET('/api/{recurso}/{id}/rascunho', at({ recurso, id })))),
  createDraft: async (recurso: string, conteudo: Contents, plan: Plan) =>
    recordOf(await change(recordsOf(recurso), api.POST('/api/rascunhos', { body: { recurso, conteudo, ...plan } }))),
  saveDraft: async (
    { resource: recurso, id, versao }: { resource: string; id: Identifier; versao: unknown },
    conteudo: Contents | null,
    plan: Plan,
  ) => {
    const body = { conteudo, versao: typeof versao === 'number' ? versao : undefined, ...plan };
    return recordOf(
      await change(recordsOf(recurso), api.PUT('/api/{recurso}/{id}/rascunho', to({ recurso, id }, body))),
    );
  },
  /** Drops what waits; a record that is not public goes to the bin. */
  discardDraft: (recurso: string, id: Identifier) =>
    change(recordsOf(recurso), api.DELETE('/api/{recurso}/{id}/rascunho', at({ recurso, id }))),
  /** Asks for a link, good for an hour, to the page of the site with what is stored. */
  previewLink: (body: Previewed) => answerOf(api.POST('/api/previsualizacoes', { body })),

  // what a record was, and what is in the bin
  /** The versions of a record, the newest first. */
  versions: (recurso: string, id: Identifier) => answerOf(api.GET('/api/{recurso}/{id}/versoes', at({ recurso, id }))),
  versionContents: (recurso: string, id: Identifier, versao: number) =>
    answerOf(api.GET('/api/{recurso}/{id}/versoes/{versao}', at({ recurso, id, versao }))),
  /** Restores a record, or some of its fields, from a version; `current` is the version on the person's screen. */
  bringBackVersion: (
    { resource: recurso, id, current }: { resource: string; id: Identifier; current: number },
    versao: number,
    campos: string[] | null,
  ) => {
    const path = { recurso, id, versao };
    const body = { campos, versao: current };
    return change(recordsOf(recurso), api.POST('/api/{recurso}/{id}/versoes/{versao}/reposicao', to(path, body)));
  },
  bringBackRemoved: (id: Identifier) => changing(EVERYTHING, bringBack(id)),
  bringBackMany: (ids: readonly Identifier[]) => changing(EVERYTHING, changeEach('repor', ids, bringBack)),

  // the words of the site's pages
  pages: () => answerOf(api.GET('/api/paginas')),
  page: (chave: string) => answerOf(api.GET('/api/paginas/{chave}', at({ chave }))),
  savePageDraft: (chave: string, body: Schemas['PaginaInput']) =>
    change(PAGES, api.PUT('/api/paginas/{chave}', to({ chave }, body))),
  publishPage: (chave: string, body: Schemas['PaginaPublicacao']) =>
    change(PAGES, api.POST('/api/paginas/{chave}/publicacao', to({ chave }, body))),

  // files, and which pictures visitors see
  upload: (...files: Parameters<typeof uploadFiles>) => changing(FILES, uploadFiles(...files)),
  addReport: (...report: Parameters<typeof addReport>) => changing(recordsOf('relatorios'), addReport(...report)),
  documento: fetchDocumento,
  hiddenPicture: fetchHiddenPicture,
  /** Reads the places that use a public file, as phrases for people. @param id its stored name */
  fileUses: async (id: string) => (await answerOf(api.GET('/api/files/{id}', at({ id })))).usos,
  markPicture: (id: string, body: Schemas['FotografiaInput']) =>
    change(FILES, api.PUT('/api/files/{id}', to({ id }, body))),
  takeDownPicture: (id: string) => change(PICTURES, api.POST('/api/files/{id}/retirada', at({ id }))),
  putBackPicture: (id: string) => change(PICTURES, api.DELETE('/api/files/{id}/retirada', at({ id }))),
  /** Shows a picture that has been uploaded wherever another is, which goes. */
  replacePicture: (id: string, por: string) =>
    change(FILES, api.POST('/api/files/{id}/substituicao', to({ id }, { por }))),
  /** Takes back what was uploaded, unless it is in use already. */
  takeBackUpload: (id: string) => change(FILES, api.DELETE('/api/delete/{id}', at({ id }))).catch(() => undefined),

  resumo: () => answerOf(api.GET('/api/resumo')),
  figures: () => answerOf(api.GET('/api/numeros')),
  systemState: () => answerOf(api.GET('/api/estado')),
  /** Puts all sample content into the bin. @returns how many records */
  removeSamples: async () => (await change(EVERYTHING, api.DELETE('/api/exemplos'))).eliminados,
  /** Has the trail tell that a section is exported. */
  recordExport: (secao: string) => answerOf(api.POST('/api/atividade/exportacoes', { body: { secao } })),
};

/** The calls that run beside somebody's work, past react-admin: one that fails says nothing and ends no session. */
export const backgroundCalls = {
  /** Reads what the signed-in person left unsaved in a record, or in a new one, the newest first. */
  kept: (recurso: string, id: Identifier | undefined) =>
    answerOf(api.GET('/api/por-guardar', { params: { query: { recurso, registo: id ?? 0 } } })),
  keep: (chave: string, body: Typed) => answerOf(api.PUT('/api/por-guardar/{chave}', to({ chave }, body))),
  forget: (chave: string) => answerOf(api.DELETE('/api/por-guardar/{chave}', at({ chave }))),
  /** Returns those of the addresses that lead nowhere, each with the reason. */
  deadLinks: (ligacoes: string[]) => answerOf(api.POST('/api/ligacoes', { body: { ligacoes } })),
  pictures: (id: string[]) =>
    answerOf(api.GET('/api/fotografias', { params: { query: { filter: JSON.stringify({ id }) } } })),
  foundRecords: (q: string, signal: AbortSignal) =>
    answerOf(api.GET('/api/procura', { params: { query: { q } }, signal })),
};
