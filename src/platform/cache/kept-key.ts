import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { INVITATION_HEADER } from '../access/access.decorator.js';

const INVITATION = INVITATION_HEADER.toLowerCase();

/** The headers that show who somebody is: the answer to such a request may be for them alone. */
const PERSONAL = ['authorization', 'cookie', INVITATION] as const;

/**
 * The name under which the answer to a request is kept: its path, its parameters in order, and the origin that CORS lets
 * read it, if it comes from one.
 * @param origins that CORS lets in
 * @returns undefined where the answer may be another than every visitor's
 */
export function keptKey({ method, url = '', headers }: KeyedRequest, origins: readonly string[]): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  for (const name of PERSONAL) if (headers[name] !== undefined) return undefined;
  // a body would have to be read first
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const address = normalised(url);
  const { origin } = headers;
  return address !== undefined && origin !== undefined && origins.includes(origin) ? `${origin} ${address}` : address;
}

type KeyedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Parsed as Express does it, so that two addresses with one name are one request to a handler. */
function normalised(url: string): string | undefined {
  const question = url.indexOf('?');
  if (question === -1) return url;
  const parameters = parse(url.slice(question + 1));
  const pairs = Object.keys(parameters)
    .sort()
    .map((name) => [name, parameters[name]] as const);
  if (pairs.some(([, value]) => typeof value !== 'string')) return undefined;
  return `${url.slice(0, question)}?${pairs.map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('=')).join('&')}`;
}
