import { type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { REQUEST_ID_HEADER } from '../requests/request-id.js';
import { ContentVersions, type Versions } from './content-versions.js';
import { type KeptAnswer, KeptAnswers } from './kept-answers.js';
import { type ContentEntity, KEPT } from './kept.decorator.js';

const VERSIONS_HEADER = 'X-Versoes';

/** Where @nestjs/swagger keeps what is documented of a handler's parameters. */
const DOCUMENTED = 'swagger/apiParameters';

/** The header that is left out of a kept answer, because it is of one request and the answer is for all who ask. */
const OF_ONE_REQUEST = REQUEST_ID_HEADER.toLowerCase();

const TYPE = 'application/json; charset=utf-8';

/** Keeps what handlers marked with `@Kept` answer to visitors, and has equal requests that come at once share one. */
@Injectable()
export class KeptAnswersInterceptor {
  private readonly making = new Map<string, { versions: Versions; made: Promise<KeptAnswer> }>();

  constructor(
    private readonly versions: ContentVersions,
    private readonly answers: KeptAnswers,
  ) {}

  /** @param work makes the answer where none is kept */
  async intercept(context: ExecutionContext, work: () => Promise<unknown>): Promise<unknown> {
    const handler = context.getHandler();
    const madeOf = Reflect.getMetadata(KEPT, handler) as readonly ContentEntity[] | undefined;
    if (madeOf === undefined) return work();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    response.vary('Accept-Encoding');
    const versions = this.versions.present(this.versions.kindsOf(madeOf));
    if (versions === undefined) return work();
    response.setHeader(VERSIONS_HEADER, written(versions));
    const key = readsAll(handler, request) ? this.answers.keyOf(request) : undefined;
    if (key === undefined) return work();
    const answer = await this.made(key, versions, () => make(work, response, versions));
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    return answer.body.toString();
  }

  /** Makes an answer, or waits for the one that another equal request has begun since the last change. */
  private made(key: string, versions: Versions, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    // an equal request may have been answered since this one came in
    const kept = this.answers.find(key);
    if (kept !== undefined) return Promise.resolve(kept);
    const running = this.making.get(key);
    if (running !== undefined && this.versions.areStill(running.versions)) return running.made;
    const made = make().finally(() => {
      if (this.making.get(key)?.made === made) this.making.delete(key);
    });
    this.making.set(key, { versions, made });
    return made.then((answer) => this.answers.keep(key, answer));
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
function readsAll(handler: object, { query }: Request): boolean {
  const documented = (Reflect.getMetadata(DOCUMENTED, handler) ?? []) as { in: string; name: string }[];
  const known = documented.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return Object.keys(query).every((name) => known.includes(name));
}

function written(versions: Versions): string {
  return Object.entries(versions)
    .map(([kind, version]) => `${kind}=${version}`)
    .join(', ');
}
