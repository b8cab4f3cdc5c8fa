import type { paths } from '@contract/api';
import type { QueryKey } from '@tanstack/react-query';
import createClient, { type Client, type ClientPathsWithMethod } from 'openapi-fetch';
import type { Identifier } from 'ra-core';
import { changing } from '../query-client.js';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin, requestJson } from './http-client.js';

type PathOf<M extends 'get' | Change> = ClientPathsWithMethod<Client<paths>, M>;

type Change = 'post' | 'put' | 'delete';

type Ids<Names extends PropertyKey = string> = Readonly<Record<Names, Identifier>>;

type Query = Readonly<Record<string, string>>;

type IdsOf<O> = O extends { parameters: { path: infer P } } ? [ids: Ids<keyof P>] : [];

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } } ? [body: Body] : [];

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Json } } ? Json : void;

type AnswerOf<O> = O extends { responses: infer R } ? Promise<JsonOf<R[keyof R & (200 | 201 | 202 | 204)]>> : never;

/** The calls of the API as the contract has them: a path, the parameters in it as react-admin has them, and a body. */
type Calls = {
  readonly [M in Change as Uppercase<M>]: <P extends PathOf<M>>(
    path: P,
    ...asked: [...IdsOf<paths[P][M]>, ...BodyOf<paths[P][M]>]
  ) => AnswerOf<paths[P][M]>;
} & {
  readonly GET: <P extends PathOf<'get'>>(
    path: P,
    ...asked: [...IdsOf<paths[P]['get']>, query?: Query, signal?: AbortSignal]
  ) => AnswerOf<paths[P]['get']>;
};

/** Makes the calls of the API, of which all but a success throw an HttpError. @param send sends each of them */
export function callsBy(send: typeof requestJson): Calls {
  const client = createClient<paths>({ baseUrl: runtimeConfig.apiUrl, fetch: sendBy(send) });
  const ask = async (method: 'get' | Change, path: string, init: object): Promise<unknown> =>
    (await client.request(method, path as never, init as never)).data;

  const read = (path: string, ...asked: unknown[]) => {
    const signal = asked.find((one) => one instanceof AbortSignal);
    const rest = asked.filter((one) => one !== signal);
    const [ids, query] = (hasIds(path) ? rest : [{}, ...rest]) as [Ids, Query?];
    return ask('get', path, { params: { path: ids, query }, ...(signal && { signal }) });
  };
  const change =
    (method: Change) =>
    (path: string, ...asked: unknown[]) => {
      const [ids, body] = (hasIds(path) ? asked : [{}, ...asked]) as [Ids, unknown?];
      return changing(staleAfter(path, ids), ask(method, path, { params: { path: ids }, body }));
    };
  return { GET: read, POST: change('post'), PUT: change('put'), DELETE: change('delete') } as unknown as Calls;
}

/** Sends a request through the client that every call shares. */
function sendBy(send: typeof requestJson) {
  return async (request: Request): Promise<Response> => {
    const { url, method, headers, signal } = request;
    const body = await request.text();
    const answer = await send(url, { method, headers, signal, ...(body !== '' && { body }) });
    return new Response(answer.body === '' ? null : answer.body, answer);
  };
}

const hasIds = (path: string): boolean => path.includes('{');

const SESSIONS = [['conta', 'sessoes']];
const EVERYTHING = [[]];
const PICTURES = [['fotografias'], ['resumo']];
/** The keys under which the lists keep a record, and what else is told of it. */
export const recordsOf = (resource: string): readonly QueryKey[] => [[resource, 'getList'], ['rascunhos'], ...PICTURES];

/**
 * The keys under which the screens keep what a change makes stale, by its path: the first beginning that it has counts.
 * It is no `MutationCache` that reads them, because many changes are made without a mutation of TanStack Query.
 */
const stale: readonly (readonly [beginning: keyof paths, keys: readonly QueryKey[]])[] = [
  ['/api/conta/password', SESSIONS],
  ['/api/sessoes', SESSIONS],
  ['/api/segundo-passo', [['conta', 'segundo-passo'], ...SESSIONS]],
  ['/api/users/{id}/sessoes', [['users', 'sessoes']]],
  ['/api/users', [['users']]],
  ['/api/convidados', [['convidados']]],
  ['/api/mensagens', [['mensagens', 'getList'], ['resumo']]],
  ['/api/participacoes/{id}/juncao', recordsOf('participacoes')],
  ['/api/participacoes/{id}/prazo', recordsOf('participacoes')],
  ['/api/participacoes/mural', [...recordsOf('participacoes'), ...recordsOf('mural')]],
  ['/api/edicoes', recordsOf('edicoes')],
  ['/api/lembretes', [['lembretes'], ['resumo']]],
  ['/api/suspeitas', EVERYTHING],
  ['/api/aceitacoes', EVERYTHING],
  ['/api/dados-pessoais/apagamento', EVERYTHING],
  ['/api/privacidade', [['privacidade']]],
  ['/api/retidos', [['retidos'], ['privacidade']]],
  ['/api/lixo', EVERYTHING],
  ['/api/paginas', [['paginas']]],
  ['/api/files/{id}/retirada', PICTURES],
  ['/api/files', recordsOf('files')],
  ['/api/delete/{id}', recordsOf('files')],
  ['/api/exemplos', EVERYTHING],
];

/** The ends of paths that change nothing yet. */
const LOOK_AHEAD = /\/(opcoes|previsualizacao)$/;

function staleAfter(path: string, { recurso }: Partial<Ids>): readonly QueryKey[] {
  if (LOOK_AHEAD.test(path)) return [];
  const [, keys = []] =
    stale.find(([beginning]) => path.replace('{recurso}', String(recurso)).startsWith(beginning)) ?? [];
  return recurso === undefined ? keys : [...keys, ...recordsOf(String(recurso))];
}

/** Calls the API as the administrator who is signed in. */
export const api = callsBy(requestAsAdmin);

/** The same without a login: what a call may do stands in its address. */
export const publicApi = callsBy(requestJson);
