import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse } from 'node:querystring';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { Settings } from '../config/config.js';
import { INVITATION_HEADER } from '../access/access.decorator.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { errorBody, statusOf } from '../errors/app-error.js';
import { badAddress, wellAddressed } from '../../../contract/well-addressed.js';
import { AnsweredRequests, METHODS } from '../requests/answered-requests.js';
import { REQUEST_ID_HEADER } from '../requests/request-id.js';
import { ContentVersions, type Versions } from './content-versions.js';
import { type ContentEntity, KEPT } from './kept.decorator.js';

type Packing = 'gzip' | 'br';

interface KeptAnswer {
  /** All but those that depend on the packing. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Buffer;
  packed: Readonly<Partial<Record<Packing, Buffer>>>;
  versions: Versions;
  /** When it ends by itself, in milliseconds since 1970. */
  until: number;
}

/** Beside the bodies: names, values and the store's own books. */
const OVERHEAD_BYTES = 2_000;

function sizeOf({ body, packed }: KeptAnswer, key: string): number {
  return OVERHEAD_BYTES + key.length + body.length + (packed.gzip?.length ?? 0) + (packed.br?.length ?? 0);
}

const INVITATION = INVITATION_HEADER.toLowerCase();

/** The headers that show who somebody is: the answer to such a request may be for them alone. */
const PERSONAL = ['authorization', 'cookie', INVITATION] as const;

type KeyedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const VERSIONS_HEADER = 'X-Versoes';

/** The key under which @nestjs/swagger keeps what is documented of a handler's parameters. */
const DOCUMENTED = 'swagger/apiParameters';

/** The header that is left out of a kept answer, because it is of one request and the answer is for all who ask. */
const OF_ONE_REQUEST = REQUEST_ID_HEADER.toLowerCase();

const TYPE = 'application/json; charset=utf-8';

const PACKINGS = ['br', 'gzip'] as const satisfies readonly Packing[];
/** A smaller body fits into one packet, so packing it gains nothing. */
const WORTH_PACKING_BYTES = 1_400;
/** Of brotli's eleven: as quick as gzip and a fifth smaller. */
const BROTLI_QUALITY = 5;
/** No single answer takes more than this part of the whole. */
const LARGEST_PART = 8;

const pack: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gzip),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

/** The finished answers to visitors' reads, each kept until something changes of what it was made from. */
@Injectable()
export class KeptAnswers {
  readonly counted = { hits: 0, misses: 0 };
  private readonly answers: LRUCache<string, KeptAnswer> | undefined;
  private readonly origins: readonly string[];
  private readonly packing = new Set<string>();
  private readonly making = new Map<string, { versions: Versions; made: Promise<KeptAnswer> }>();

  constructor(
    private readonly versions: ContentVersions,
    { answerCacheBytes, siteUrl, adminUrl }: Settings,
  ) {
    this.origins = [siteUrl, adminUrl];
    if (answerCacheBytes > 0) {
      this.answers = new LRUCache<string, KeptAnswer>({
        maxSize: answerCacheBytes,
        maxEntrySize: Math.ceil(answerCacheBytes / LARGEST_PART),
        sizeCalculation: sizeOf,
      });
    }
  }

  /**
   * Keeps what a handler marked with `@Kept` answers to visitors, and has equal requests that come at once share one.
   * @param work makes the answer where none is kept
   */
  async intercept(context: ExecutionContext, work: () => Promise<unknown>): Promise<unknown> {
    const handler = context.getHandler();
    const madeOf = Reflect.getMetadata(KEPT, handler) as readonly ContentEntity[] | undefined;
    if (madeOf === undefined) return work();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    response.vary('Accept-Encoding');
    const versions = this.versions.current(this.versions.tablesOf(madeOf));
    if (versions === undefined) return work();
    response.setHeader(VERSIONS_HEADER, versionsHeader(versions));
    const key = readsAllParameters(handler, request) ? this.keyOf(request) : undefined;
    if (key === undefined) return work();
    const answer = await this.makeOnce(key, versions, () => make(work, response, versions));
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    return answer.body.toString();
  }

  /** Makes an answer, or waits for the one that another equal request has begun since the last change. */
  private async makeOnce(key: string, versions: Versions, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    // an equal request may have been answered since this one came in
    const kept = this.find(key);
    if (kept !== undefined) return kept;
    const running = this.making.get(key);
    if (running !== undefined && this.versions.areCurrent(running.versions)) return running.made;
    const made = make().finally(() => {
      if (this.making.get(key)?.made === made) this.making.delete(key);
    });
    this.making.set(key, { versions, made });
    const answer = await made;
    // unless something has changed since it was begun
    if (this.isGood(answer)) this.answers?.set(key, answer);
    return answer;
  }

  /** The name under which the answer to a request may be kept; nothing where it may not. */
  private keyOf(request: IncomingMessage): string | undefined {
    return this.answers && keptKey(request, this.origins);
  }

  private find(key: string): KeptAnswer | undefined {
    const kept = this.answers?.get(key);
    return kept !== undefined && this.isGood(kept) ? kept : undefined;
  }

  private isGood({ until, versions }: KeptAnswer): boolean {
    return until > Date.now() && this.versions.areCurrent(versions);
  }

  /** Answers a request from what is kept. @returns whether it did */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.keyOf(request);
    const kept = key === undefined ? undefined : this.find(key);
    if (key === undefined) return false;
    if (kept === undefined) {
      this.counted.misses += 1;
      return false;
    }
    this.counted.hits += 1;
    if (fresh(request.headers, { etag: kept.etag })) {
      // as Express answers 304: without what describes a body
      const { 'content-type': _type, ...headers } = kept.headers;
      response.writeHead(304, headers).end();
      return true;
    }
    const packing = kept.body.length < WORTH_PACKING_BYTES ? undefined : acceptedPacking(request);
    const packed = packing && kept.packed[packing];
    if (packing !== undefined && packed === undefined) void this.pack(key, packing);
    const body = packed ?? kept.body;
    const encoding = packed && packing ? { 'content-encoding': packing } : {};
    // not spread: V8 of Node 20 would move the headers of each answer to its old space, which grows to four times its size
    response.writeHead(200, Object.assign({}, kept.headers, encoding, { 'content-length': body.length }));
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Packs a body for those who come next: nobody waits for it. */
  private async pack(key: string, packing: Packing): Promise<void> {
    const job = `${packing} ${key}`;
    const kept = this.answers?.peek(key);
    if (kept === undefined || this.packing.has(job)) return;
    this.packing.add(job);
    try {
      const packed = await pack[packing](kept.body);
      const now = this.answers?.peek(key);
      if (now?.body === kept.body) this.answers?.set(key, { ...now, packed: { ...now.packed, [packing]: packed } });
    } finally {
      this.packing.delete(job);
    }
  }
}

async function make(work: () => Promise<unknown>, response: Response, versions: Versions): Promise<KeptAnswer> {
  const text = JSON.stringify(await work());
  // not from the pool, of which a small buffer would hold a whole block
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  body.write(text);
  const etagOf = response.app.get('etag fn') as (body: Buffer) => string;
  const etag = etagOf(body);
  response.setHeader('Content-Type', TYPE);
  response.setHeader('ETag', etag);
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => name !== OF_ONE_REQUEST)
    .map(([name, value]) => [name, String(value)] as const);
  const until = endOf(response);
  return { headers: Object.fromEntries(headers), etag, body, packed: {}, versions, until };
}

/** HTTP's own words for how long an answer is good, or that it is for nobody to keep. */
function endOf(response: Response): number {
  if (/no-store|private/.test(String(response.getHeader('Cache-Control') ?? ''))) return 0;
  const expires = response.getHeader('Expires');
  return expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(String(expires)) || 0;
}

/** Whether a route reads every parameter that is sent: anybody can make up others, and each would be kept apart. */
function readsAllParameters(handler: object, { query }: Request): boolean {
  const documented = (Reflect.getMetadata(DOCUMENTED, handler) ?? []) as { in: string; name: string }[];
  const known = documented.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return Object.keys(query).every((name) => known.includes(name));
}

function versionsHeader(versions: Versions): string {
  return Object.entries(versions)
    .map(([table, version]) => `${table}=${version}`)
    .join(', ');
}

function acceptedPacking(request: IncomingMessage): Packing | undefined {
  if (request.headers['accept-encoding'] === undefined) return undefined;
  const accepted = new Negotiator(request).encodings([...PACKINGS]);
  return PACKINGS.find((packing) => accepted.includes(packing));
}

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
  const address = normaliseUrl(url);
  const { origin } = headers;
  return address !== undefined && origin !== undefined && origins.includes(origin) ? `${origin} ${address}` : address;
}

/** Parsed as Express does it, so that two addresses with one name are one request to a handler. */
function normaliseUrl(url: string): string | undefined {
  const question = url.indexOf('?');
  if (question === -1) return url;
  const parameters = parse(url.slice(question + 1));
  const pairs = Object.keys(parameters)
    .sort()
    .map((name) => [name, parameters[name]] as const);
  if (pairs.some(([, value]) => typeof value !== 'string')) return undefined;
  return `${url.slice(0, question)}?${pairs.map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('=')).join('&')}`;
}

/**
 * Has what is kept answered before Express sees the request: its routing and the headers that its middleware sets are
 * most of what a kept answer would cost, and a kept answer has those headers already. A request that is addressed to
 * nobody is refused before either. All others have an id from here on.
 */
export function answerBeforeExpress(app: NestExpressApplication): void {
  const kept = app.get(KeptAnswers);
  const followed = app.get(AnsweredRequests);
  const server = app.getHttpServer();
  const pipeline = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const answer: RequestListener = (request, response) => {
    if (kept.answer(request, response)) return;
    followed.follow(request, response, () => {
      for (const listener of pipeline) listener(request, response);
    });
  };
  const refusal = {
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(errorBody(statusOf('invalid'), badAddress)),
  };
  server.on('request', wellAddressed(answer, { methods: [...METHODS], refusal }));
}
