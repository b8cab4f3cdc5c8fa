import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const RENDER_TIMEOUT_MS = 10_000;

/** Renders a whole page, waiting for all of it: its scripts must be known before the headers go. */
export function renderToHtml(page: ReactNode, nonce: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place in the markup, for readers without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(collector(resolve));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Takes what is written as it comes; it is all there already, so nothing has to flow. */
function collector(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
