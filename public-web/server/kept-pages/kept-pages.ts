import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { FinishedPage } from '../finished-page';
import type { ContentVersions, Moment } from './content-versions';
import { pageKey } from './page-key';

interface Rendering {
  moment: Moment;
  /** Nothing where it is not for everybody. */
  page: Promise<FinishedPage | undefined>;
}

/** Rendered pages, kept as finished bytes until the content that they show changes (docs/decisions/0016). */
export class KeptPages {
  /** How many requests found the page that they asked for, and how many did not. */
  readonly counted = { hits: 0, misses: 0 };
  private readonly pages: LRUCache<string, { page: FinishedPage; moment: Moment }>;
  private readonly rendering = new Map<string, Rendering>();
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

  /**
   * Has what is kept answered before Express sees the request: its pipeline is most of what that would cost. At the end
   * of the event loop's turn: a connection that was just read from is handed over before others, and so before the
   * stream, though that told of a change first.
   */
  before(site: RequestListener): RequestListener {
    return (request, response) => {
      const key = pageKey(request);
      if (key === undefined) site(request, response);
      else setImmediate(() => this.answer(key, request, response, site));
    };
  }

  private answer(key: string, request: IncomingMessage, response: ServerResponse, site: RequestListener): void {
    const kept = this.pages.get(key);
    if (kept !== undefined && this.versions?.holds(kept.moment)) {
      this.counted.hits += 1;
      kept.page.answer(request, response);
    } else {
      this.counted.misses += 1;
      site(request, response);
    }
  }

  /**
   * Has a page made once for all who ask for it meanwhile, and keeps it, where it is one that shared caches may keep.
   * @param make told whether others may be waiting for what it makes
   */
  async once<Other>(
    request: IncomingMessage,
    make: (shared: boolean) => Promise<FinishedPage | Other>,
  ): Promise<FinishedPage | Other> {
    const key = pageKey(request);
    const moment = this.versions?.moment();
    if (key === undefined || moment === undefined) return make(false);
    const running = this.rendering.get(key);
    if (running !== undefined && this.versions?.holds(running.moment)) return (await running.page) ?? make(false);
    const made = make(true);
    const page = made.then(forEverybody, () => undefined);
    this.rendering.set(key, { moment, page });
    const finished = await page;
    if (finished !== undefined && this.versions?.holds(moment)) this.pages.set(key, { page: finished, moment });
    if (this.rendering.get(key)?.page === page) this.rendering.delete(key);
    return made;
  }
}

function forEverybody(made: unknown): FinishedPage | undefined {
  return made instanceof FinishedPage && made.mayBeShared ? made : undefined;
}
