import type { IncomingMessage } from 'node:http';
import { pageParameters } from '../../app/config/page-parameters';
import { isPreview } from '../../app/config/preview-parameter';

/** Searches are not kept: there is no end to them, and each is private to the person who makes it. */
const SEARCH = /^\/pesquisa\/?$/;

/**
 * Returns the key of a page that is the same for everybody: the path, and of the query the parameters that pages read.
 * @returns undefined where the answer may differ from visitor to visitor, or is not a page
 */
export function pageKey({ method, url = '/', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.cookie !== undefined || headers.authorization !== undefined) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // files, feeds and what pages load of each other have a dot; a path that begins with two slashes is a host
  if (path.includes('.') || !path.startsWith('/') || path.startsWith('//')) return undefined;
  if (SEARCH.test(path)) return undefined;
  if (isPreview(url)) return undefined;
  if (mark < 0) return path;
  const asked = new URLSearchParams(url.slice(mark + 1));
  const read = new URLSearchParams();
  for (const name of pageParameters) {
    const value = asked.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? path : `${path}?${read.toString()}`;
}
