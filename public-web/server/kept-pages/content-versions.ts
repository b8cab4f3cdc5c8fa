import http from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a page may be kept while its content is known to be unchanged: what depends on the date is never older. */
const CALM_MS = 60_000;
/** How long where nothing tells of changes, and right after one. */
const UNSURE_MS = 1_000;
/** Until then another of the API's processes may not know of a change; it does within a second. */
const SETTLED_MS = 2_000;
const RETRY_MS = 1_000;
/** The API says something every 15 seconds; a stream that says nothing for longer is dead. */
const SILENCE_MS = 20_000;

/** The state of the content that a page is made from, at one moment. */
export interface Moment {
  generation: number;
  /** The time, by `performance.now()`, after which a page made then is no longer shown. */
  until: number;
}

/** Follows the versions of the API's content, so that what is made from it is known to be good or forgotten. */
export class ContentVersions {
  private generation = 0;
  private changedAt = Number.NEGATIVE_INFINITY;
  private following = false;
  private readonly ending = new AbortController();
  private readonly forget: () => void;

  /**
   * @param url of the stream of versions
   * @param forget called when nothing made so far is good any more
   * @param silenceMs how long the stream may say nothing
   */
  constructor(
    private readonly url: string,
    forget: () => void,
    private readonly silenceMs = SILENCE_MS,
  ) {
    this.forget = forget;
  }

  /** Returns the present state; it is good for longer while the stream is followed and nothing has changed lately. */
  moment(): Moment {
    const now = performance.now();
    const calm = this.following && now - this.changedAt >= SETTLED_MS;
    return { generation: this.generation, until: now + (calm ? CALM_MS : UNSURE_MS) };
  }

  /** Whether what was made at a moment is still good. */
  holds({ generation, until }: Moment): boolean {
    return generation === this.generation && performance.now() < until;
  }

  /** Follows the stream until the end, and comes back to it whenever it ends. */
  async follow(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      await this.read().catch(() => undefined);
      if (this.following) this.changed(false);
      await delay(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  stop(): void {
    this.ending.abort();
  }

  /** Ends with the stream. Plain `node:http` hands over what has come in the order in which it came, before any later request. */
  private read(): Promise<void> {
    const { signal } = this.ending;
    const ask = this.url.startsWith('https:') ? https.get : http.get;
    return new Promise((resolve, reject) => {
      const headers = { Accept: 'text/event-stream' };
      const request = ask(this.url, { headers, signal, timeout: this.silenceMs }, (response) => {
        if (response.statusCode !== 200) request.destroy();
        let line = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          const lines = (line + chunk).split('\n');
          line = lines.pop() ?? '';
          // the first event is all versions, each later one what has risen
          if (lines.some((whole) => whole.startsWith('data:'))) this.changed(true);
        });
      });
      request.on('timeout', () => request.destroy());
      request.on('error', reject).on('close', resolve);
    });
  }

  private changed(following: boolean): void {
    this.following = following;
    this.generation += 1;
    this.changedAt = performance.now();
    this.forget();
  }
}
