import type { FieldErrors } from './validate';

/** How the API took a submission. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'rejected'; sentence: string | undefined; errors: FieldErrors }
  | { kind: 'unreachable' };

const TIMEOUT_MS = 180_000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function rejection(text: string): Outcome {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'rejected', sentence: undefined, errors: {} };
  }
  if (!isRecord(body)) return { kind: 'rejected', sentence: undefined, errors: {} };
  const fields = isRecord(body.errors) ? Object.entries(body.errors) : [];
  return {
    kind: 'rejected',
    sentence: typeof body.erro === 'string' ? body.erro : undefined,
    errors: Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string')),
  };
}

/**
 * Posts a form to the API. Not `fetch`, which cannot tell how much of an upload has gone.
 * @param onProgress told the share that has been sent, from 0 to 1
 */
export function send(url: string, body: FormData | string, onProgress: (share: number) => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status < 300 ? { kind: 'accepted' } : rejection(request.responseText));
    request.onerror = () => resolve({ kind: 'unreachable' });
    request.ontimeout = () => resolve({ kind: 'unreachable' });
    request.send(body);
  });
}
