import type { paths } from '@contract/api';
import createClient from 'openapi-fetch';
import type { Identifier } from 'ra-core';
import { runtimeConfig } from '../runtime-config.js';
import { requestAsAdmin, requestJson } from './http-client.js';

/** The parameters of a call: a path takes the id as react-admin has it, and the version goes in the body, not in If-Match. */
type Loosened<P> = {
  [K in keyof P as Exclude<K, 'header'>]: K extends 'path' ? { [Name in keyof P[K]]: Identifier } : P[K];
};

type Operation<O> = O extends { parameters: infer P } ? Omit<O, 'parameters'> & { parameters: Loosened<P> } : O;

type AdminPaths = { [Path in keyof paths]: { [Method in keyof paths[Path]]: Operation<paths[Path][Method]> } };

/** Calls the API as the administrator who is signed in; paths, parameters, bodies and answers are those of the contract. */
export const api = createClient<AdminPaths>({ baseUrl: runtimeConfig.apiUrl, fetch: sendBy(requestAsAdmin) });

/** The same without a login: what a call may do stands in its address. */
export const publicApi = createClient<AdminPaths>({ baseUrl: runtimeConfig.apiUrl, fetch: sendBy(requestJson) });

/** Sends a request through the client that every call shares. @throws HttpError for anything but a success */
function sendBy(ask: typeof requestJson) {
  return async (request: Request): Promise<Response> => {
    const { url, method, headers, signal, credentials } = request;
    const body = await request.text();
    const answer = await ask(url, { method, headers, signal, credentials, ...(body === '' ? {} : { body }) });
    return new Response(answer.body === '' ? null : answer.body, answer);
  };
}

export interface Result {
  readonly data?: unknown;
}

/** Reads the JSON that a call of {@link api} answers; for what is no success the call itself throws. */
export async function answerOf<R extends Result>(call: Promise<R>) {
  return (await call).data as Exclude<R, { error: unknown }>['data'];
}
