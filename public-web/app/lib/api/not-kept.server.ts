import type { HeadersArgs } from 'react-router';

/** The options of a loader's answer that lacks a part because the API could not say: no cache keeps the page. */
export const NOT_KEPT = { headers: { 'Cache-Control': 'no-store' } };

/** The `headers` of a route whose loader says whether its page may be kept. */
export function asLoaded({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}
