import type { IncomingMessage } from 'node:http';
import { SECOND_MS } from '../dates/durations.js';
import { AppError } from '../errors/app-error.js';
import { messages } from '../messages.js';

/** Without a byte for so long, or with a small body that takes longer, a sender is given up. */
const PATIENCE_MS = 30 * SECOND_MS;
/** The slowest that a large body may come, bytes a second. */
const SLOWEST = 32 * 1024;

interface Bounds {
  /** The most bytes that the body can have. */
  bytes: number;
  /** The refusal where it has more. */
  tooLarge: () => AppError;
}

/**
 * Reads a request's body within bounds: one that is declared too large is refused before its first byte, one without an
 * end at the limit, and a slow one after its time.
 */
export function readBody(
  request: IncomingMessage,
  { bytes, tooLarge }: Bounds,
  read: () => Promise<void>,
): Promise<void> {
  const declared = Number(request.headers['content-length'] ?? bytes);
  if (declared > bytes) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const late = () => reject(new AppError('timeout', messages.bodyLate));
    const idle = setTimeout(late, PATIENCE_MS);
    const total = setTimeout(late, PATIENCE_MS + (declared / SLOWEST) * SECOND_MS);
    let seen = 0;
    const count = (chunk: Buffer): void => {
      idle.refresh();
      seen += chunk.length;
      if (seen > bytes) reject(tooLarge());
    };
    request.on('data', count);
    read()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(idle);
        clearTimeout(total);
        request.off('data', count);
      });
  });
}
