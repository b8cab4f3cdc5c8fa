import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { ContentVersions, Moment } from './content-versions';
import { KeptPage } from './kept-page';
import { pageKey } from './page-key';

/** Of one answer, not of the page. */
const OF_ONE_ANSWER = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'];

/** Rendered pages, kept as finished bytes until the content that they show changes. */
export class KeptPages {
  private readonly pages: LRUCache<string, { page: KeptPage; moment: Moment }>;
  private versions: ContentVersions | undefined;

  /** @param maxSize bytes; each page counts with its encodings */
  constructor(maxSize: number) {
    this.pages = new LRUCache({ maxSize, sizeCalculation: ({ page }) => page.size });
  }

  /** Keeps nothing before it knows who tells what is still good. */
  relyOn(versions: ContentVersions): void {
    this.versions = versions;
  }

  forget(): void {
    this.pages.clear();
  }

  /** Has what is kept answered before Express sees the request: its pipeline is most of what that would cost. */
  before(site: RequestListener): RequestListener {
    return (request, response) => {
      const key = pageKey(request);
      const kept = key === undefined ? undefined : this.pages.get(key);
      if (kept !== undefined && this.versions?.holds(kept.moment)) kept.page.answer(request, response);
      else site(request, response);
    };
  }

  /** Keeps what the rest of the pipeline answers, where it is a page that shared caches may keep. */
  readonly keep: RequestHandler = (request, response, next) => {
    const key = request.method === 'GET' ? pageKey(request) : undefined;
    const moment = this.versions?.moment();
    if (key === undefined || moment === undefined) return next();
    const chunks: Buffer[] = [];
    let headers: OutgoingHttpHeaders | undefined;
    const take = (chunk: unknown) => {
      // before they are sent: what encodes the answer adds its own
      headers ??= { ...response.getHeaders() };
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array));
    };
    const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
    const end = response.end.bind(response) as (...parts: unknown[]) => typeof response;
    response.write = (...parts: unknown[]) => {
      take(parts[0]);
      return write(...parts);
    };
    response.end = (...parts: unknown[]) => {
      take(parts[0]);
      if (response.statusCode === 200 && headers !== undefined && mayBeKept(headers)) {
        const page = new KeptPage(ofThePage(headers), Buffer.concat(chunks));
        this.pages.set(key, { page, moment });
      }
      return end(...parts);
    };
    return next();
  };
}

function mayBeKept(headers: OutgoingHttpHeaders): boolean {
  return (
    String(headers['content-type']).startsWith('text/html') &&
    String(headers['cache-control']).includes('s-maxage') &&
    headers['set-cookie'] === undefined
  );
}

function ofThePage(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name));
  return { ...Object.fromEntries(kept), vary: 'Accept-Encoding' };
}
