import { ContentVersions, type Versions } from './content-versions.js';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse } from 'node:querystring';
import { Injectable } from '@nestjs/common';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { Settings } from '../config/config.js';
import { INVITATION_HEADER } from '../access/access.decorator.js';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { errorBody } from '../http/answers.js';
import { statusOf } from '../errors/app-error.js';
import { badAddress, wellAddressed } from '../../../contract/well-addressed.js';
import { AnsweredRequests, METHODS } from '../requests/answered-requests.js';

type Packing = 'gzip' | 'br';

export interface KeptAnswer {
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

  /** The name under which the answer to a request may be kept; nothing where it may not. */
  keyOf(request: IncomingMessage): string | undefined {
    return this.answers && keptKey(request, this.origins);
  }

  /** Keeps an answer, unless something has changed since it was begun. */
  keep(key: string, answer: KeptAnswer): KeptAnswer {
    if (this.isGood(answer)) this.answers?.set(key, answer);
    return answer;
  }

  find(key: string): KeptAnswer | undefined {
    const kept = this.answers?.get(key);
    return kept !== undefined && this.isGood(kept) ? kept : undefined;
  }

  private isGood({ until, versions }: KeptAnswer): boolean {
    return until > Date.now() && this.versions.areStill(versions);
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
    const packing = kept.body.length < WORTH_PACKING_BYTES ? undefined : wanted(request);
    const packed = packing && kept.packed[packing];
    if (packing !== undefined && packed === undefined) void this.pack(key, packing);
    const body = packed ?? kept.body;
    const encoding = packed && packing ? { 'content-encoding': packing } : {};
    response.writeHead(200, { ...kept.headers, ...encoding, 'content-length': body.length });
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

function wanted(request: IncomingMessage): Packing | undefined {
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
  const address = normalised(url);
  const { origin } = headers;
  return address !== undefined && origin !== undefined && origins.includes(origin) ? `${origin} ${address}` : address;
}

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

/**
 * Has what is kept answered before Express sees the request: its routing and the headers that its middleware sets are
 * most of what a kept answer would cost, and a kept answer has those headers already. What is addressed to nobody is
 * refused before either. What is left has an id from here on.
 */
export function answerFirst(app: NestExpressApplication): void {
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
