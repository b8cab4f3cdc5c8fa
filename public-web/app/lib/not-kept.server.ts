import type { HeadersArgs } from 'react-router';

/** What a loader answers with beside a page that lacks a part, because the API could not say: nobody keeps it. */
export const NOT_KEPT = { headers: { 'Cache-Control': 'no-store' } };

/** The `headers` of a route whose loader says whether its page may be kept. */
export function asLoaded({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders;
}
