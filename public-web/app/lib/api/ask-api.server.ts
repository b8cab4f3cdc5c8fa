import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { siteConfig } from '~/config/site-config.server';
import { currentRequestId, currentTrace, REQUEST_ID_HEADER } from '~/lib/pages/request-id.server';

const TIMEOUT_MS = 5_000;
/** Shorter than the API keeps a connection that is not used, so that none is closed while it is asked over. */
const IDLE_MS = 4_000;

const base = new URL(siteConfig.apiInternalUrl);
const { request: send, Agent } = base.protocol === 'https:' ? https : http;
const under = base.pathname.replace(/\/$/, '');
const options = {
  ...urlToHttpOptions(base),
  agent: new Agent({ keepAlive: true, timeout: IDLE_MS }),
  headers: { Accept: 'application/json' },
};

/** An answer of the API, received whole. */
export class ApiAnswer {
  readonly ok: boolean;

  constructor(
    readonly status: number,
    readonly headers: http.IncomingHttpHeaders,
    private readonly body: Buffer,
  ) {
    this.ok = status >= 200 && status < 300;
  }

  json(): unknown {
    return JSON.parse(this.body.toString());
  }
}

/**
 * Asks the API for something on behalf of a page. Over `node:http`, and for nothing packed: `fetch` costs as much as
 * rendering a page does.
 * @throws when it does not answer whole, or not in time
 */
export function askApi(path: string): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const requestId = currentRequestId();
    const asked = currentTrace()?.ask();
    const headers = {
      ...options.headers,
      ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      ...(asked && { traceparent: asked.traceparent }),
    };
    const request = send({ ...options, headers, path: under + path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', fail);
      response.on('end', () => {
        clearTimeout(timer);
        asked?.end(response.statusCode ?? 0);
        resolve(new ApiAnswer(response.statusCode ?? 0, response.headers, Buffer.concat(chunks)));
      });
    });
    const fail = (error: Error) => {
      clearTimeout(timer);
      asked?.end(0);
      reject(error);
    };
    const timer = setTimeout(() => request.destroy(new Error('The API does not answer in time.')), TIMEOUT_MS);
    request.on('error', (error: NodeJS.ErrnoException) => {
      // a connection that was kept may have been closed at the very moment at which it was used again
      if (!request.reusedSocket || error.code !== 'ECONNRESET') return fail(error);
      clearTimeout(timer);
      asked?.end(0);
      return resolve(askApi(path));
    });
    request.end();
  });
}
