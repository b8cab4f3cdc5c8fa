/** Without a sign of life for so long, a request is given up; a slow line that moves is not. */
const SILENCE_MS = 60_000;

type Options = { method?: string; headers?: Record<string, string>; onProgress?: (share: number) => void };

/** The status and the body of the API's answer. */
export type Answer = { status: number; text: string };

/**
 * Sends to the API, by POST where nothing else is said. Not `fetch`, which cannot tell how much of an upload has gone.
 * @param options `onProgress` is told the share that has been sent, from 0 to 1
 * @returns nothing where the API cannot be reached
 */
export function post(
  url: string,
  body: FormData | string,
  { method = 'POST', headers = {}, onProgress }: Options = {},
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let silence = setTimeout(giveUp, SILENCE_MS);
    request.open(method, url);
    request.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    // After `onload`, and alone after an error, a broken connection or the end of our patience.
    request.onloadend = () => {
      clearTimeout(silence);
      resolve(undefined);
    };
    request.send(body);
  });
}
