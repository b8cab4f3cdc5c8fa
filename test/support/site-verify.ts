import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A provider's site-verify endpoint on loopback, that answers as a test wants it to. */
export interface SiteVerify {
  url: string;
  /** The form fields of each call that it got. */
  asked: Record<string, string>[];
  /** Answers; without an answer the call stalls. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  stop: () => Promise<void>;
}

export async function startSiteVerify(): Promise<SiteVerify> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      provider.asked.push(Object.fromEntries(new URLSearchParams(body)));
      provider.answer(response, request);
    });
  });
  const provider: SiteVerify = {
    url: '',
    asked: [],
    answer: verdict({ success: true }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return provider;
}

/** An answer in JSON. */
export const verdict =
  (body: unknown, status = 200): SiteVerify['answer'] =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
