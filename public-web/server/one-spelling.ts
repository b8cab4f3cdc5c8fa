import type { RequestHandler } from 'express';
import { matchRoutes } from 'react-router';

/** A sign that ends a sentence or closes a bracket after an address in it, as it is or as browsers write it. */
const SENTENCE_END = /(?:[.,;:!?)\]}>'"*]|%(?:22|27|29|2C|3A|3B|3E|3F|5D|7D|C2%BB|E2%80%99|E2%80%9D|E2%80%A6))$/i;
const LONGEST_SIGN = 9;

/**
 * Leads any other spelling of an address to the one that it has, so that each page is found once: in capitals, or with the
 * end of the sentence that it stood in. A part that the route leaves open, such as an invitation's code, stays as it is.
 */
export function oneSpelling(): RequestHandler {
  return async (request, response, next) => {
    const path = withoutSentenceEnd(request.path);
    if (path === request.path && path === path.toLowerCase()) return next();
    const spelled = spellingOf(path, await knownPaths());
    if (spelled === undefined || spelled === request.path) return next();
    response.redirect(301, spelled + request.originalUrl.slice(request.path.length));
  };
}

/** A backslash is a slash to browsers: what has one leads nowhere else. */
export function withoutSentenceEnd(path: string): string {
  if (path.includes('\\')) return path;
  let end = path.length;
  for (;;) {
    const sign = SENTENCE_END.exec(path.slice(Math.max(0, end - LONGEST_SIGN), end))?.[0];
    if (sign === undefined) return path.slice(0, end);
    end -= sign.length;
  }
}

async function knownPaths(): Promise<string[]> {
  const { routes } = await import('virtual:react-router/server-build');
  return Object.values(routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : []));
}

function spellingOf(path: string, known: readonly string[]): string | undefined {
  const pattern = matchRoutes(
    known.map((route) => ({ path: route })),
    path,
  )?.[0]?.route.path.split('/');
  if (!pattern) return undefined;
  const parts = path.split('/').filter(Boolean);
  return `/${parts.map((part, index) => (isFixed(pattern[index]) ? pattern[index] : part)).join('/')}`;
}

function isFixed(part: string | undefined): part is string {
  return part !== undefined && part !== '*' && !part.startsWith(':');
}
