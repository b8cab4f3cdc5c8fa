import type { Browser, BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** A failure, told as `GET http://…: 404`, `GET http://…: net::ERR_FAILED`, `console: …`, `picture: http://…`. */
interface Failure {
  text: string;
  /** The addresses it is about. */
  urls: readonly string[];
}

/** The browser's own note of a request that failed, which is told as that request already. */
const NOTE = /^Failed to load resource: /;

/** The reason that Chromium gives while a test itself has the network switched off. */
const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED';

const withoutFragment = (url: string): string => url.replace(/#.*/, '');

const withoutParameters = (request: Request): string => `${request.method()} ${request.url().replace(/[?#].*/, '')}`;

/**
 * Sees what goes wrong in every page of a browser, in those of contexts made by hand too: a request that fails or is
 * blocked, an answer of 400 or more, an error on the console or thrown by nobody's catching, a picture that does not
 * show.
 */
export class Watch {
  private readonly failures: Failure[] = [];
  /** Notes and pictures: told only where no request explains them. */
  private readonly consequences: Failure[] = [];
  private readonly expected: RegExp[] = [];
  private readonly offline = new Set<string>();
  private readonly dropped: Request[] = [];
  private readonly removed = new WeakMap<Page, number>();
  private readonly begun = new WeakMap<Request, number>();
  /** When the newest request to an address began, whatever its parameters. */
  private readonly newest = new Map<string, number>();
  private readonly answered = new WeakSet<Request>();
  private readonly moved = new WeakMap<Page, number>();
  private readonly contexts = new Set<BrowserContext>();
  private readonly own: ReadonlySet<BrowserContext>;
  private readonly attach = (context: BrowserContext): void => void this.watchContext(context);

  /** @param isForeign whether an address is another's: what fails there is not what is wrong with the test */
  constructor(
    private readonly browser: Browser,
    private readonly isForeign: (url: string) => boolean = () => false,
  ) {
    this.own = new Set(browser.contexts());
    for (const context of this.own) this.attach(context);
    browser.on('context', this.attach);
  }

  /** Says of a failure that it must happen: one that does not is a failure, too. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  /** Looks at the pages as they are now, and closes those of contexts made by hand. @returns what went wrong, a line each */
  async end(): Promise<string[]> {
    const pages = [...this.contexts].flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => this.lookAtPictures(page)));
    this.browser.off('context', this.attach);
    const failures = this.listFailures();
    await Promise.all([...this.contexts].filter((context) => !this.own.has(context)).map((context) => context.close()));
    const unexpected = failures.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    const missing = this.expected.filter((pattern) => !failures.some((text) => pattern.test(text)));
    return [...unexpected, ...missing.map((pattern) => `expected, and did not happen: ${pattern}`)];
  }

  private listFailures(): string[] {
    for (const request of this.dropped) {
      if (!this.isLeft(request) && !this.isOvertaken(request))
        this.addRequest(request, 'dropped, although nobody left the page');
    }
    const explained = new Set([...this.failures.flatMap(({ urls }) => urls), ...this.offline]);
    const rest = this.consequences.filter(({ urls }) => !urls.some((url) => explained.has(url)));
    const own = [...this.failures, ...rest].filter(({ urls }) => !urls.some(this.isForeign));
    return [...new Set(own.map(({ text }) => text))];
  }

  private async watchContext(context: BrowserContext): Promise<void> {
    this.contexts.add(context);
    context.on('request', (request) => {
      const now = performance.now();
      this.begun.set(request, now);
      this.newest.set(withoutParameters(request), now);
    });
    context.on('requestfailed', (request) => this.onFailed(request));
    context.on('response', (response) => this.onResponse(response));
    context.on('console', (message) => this.onConsole(message));
    context.on('weberror', (error) => this.failures.push({ text: `error: ${error.error().message}`, urls: [] }));
    context.on('page', (page) => page.on('framenavigated', () => this.moved.set(page, performance.now())));
    // A page may put something else in the place of a picture that failed: it is told at once.
    const binding = 'pictureThatDoesNotShow';
    const report = (_source: unknown, url: string): void => this.addPicture(url);
    await Promise.all([
      context.exposeBinding(binding, report),
      context.addInitScript((name) => {
        const tell = (window as unknown as Record<string, (url: string) => void>)[name];
        const onError = ({ target }: Event): void => {
          if (target instanceof HTMLImageElement) tell?.(target.currentSrc || target.src);
        };
        addEventListener('error', onError, { capture: true });
      }, binding),
    ]).catch((error: unknown) => {
      if (this.contexts.delete(context)) return;
      throw error;
    });
  }

  private onFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason === OFFLINE) this.offline.add(withoutFragment(request.url()));
    // Chromium says so only of requests that are no longer wanted; a navigation gives way to the next or to a download.
    else if (reason !== 'net::ERR_ABORTED') this.addRequest(request, reason);
    // A request that was answered is judged by its answer, which a page need not read to its end. A picture is asked
    // for in another width when the page's own changes; one that does not show is told by itself.
    else if (!request.isNavigationRequest() && !this.answered.has(request) && request.resourceType() !== 'image') {
      this.dropped.push(request);
    }
  }

  /** Whether the page that asked was left since, or removed a record: what it asked about that is no longer wanted. */
  private isLeft(request: Request): boolean {
    const page = request.frame().page();
    const gone = Math.max(this.moved.get(page) ?? 0, this.removed.get(page) ?? 0);
    return page.isClosed() || gone >= (this.begun.get(request) ?? 0);
  }

  /** Whether the same was asked for anew since with other parameters, as a list is that is searched while it is read. */
  private isOvertaken(request: Request): boolean {
    return (this.newest.get(withoutParameters(request)) ?? 0) > (this.begun.get(request) ?? 0);
  }

  private onResponse(response: Response): void {
    const request = response.request();
    this.answered.add(request);
    if (request.method() === 'DELETE' && response.ok()) this.removed.set(request.frame().page(), performance.now());
    if (response.status() >= 400) this.addRequest(request, String(response.status()));
  }

  private onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const failure = { text: `console: ${message.text()}`, urls: [withoutFragment(message.location().url)] };
    if (NOTE.test(message.text())) this.consequences.push(failure);
    else this.failures.push(failure);
  }

  private addRequest(request: Request, reason: string): void {
    const urls = [request.url()];
    for (let from = request.redirectedFrom(); from; from = from.redirectedFrom()) urls.push(from.url());
    const text = `${request.method()} ${request.url()}: ${reason}`;
    this.failures.push({ text, urls: urls.map(withoutFragment) });
  }

  private addPicture(url: string): void {
    this.consequences.push({ text: `picture: ${url}`, urls: [withoutFragment(url)] });
  }

  private async lookAtPictures(page: Page): Promise<void> {
    const broken = page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
        .map((image) => image.currentSrc || image.src),
    );
    // A page that is on its way elsewhere, or closed, has nothing to look at.
    for (const url of await broken.catch(() => [])) this.addPicture(url);
  }
}
