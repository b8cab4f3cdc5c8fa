import type { RequestHandler } from 'express';
import { matchRoutes } from 'react-router';

/**
 * Leads any other spelling of an address in capitals to the one that it has, so that each page is found once. What the
 * route leaves open, such as an invitation's code, stays as it is written.
 */
export function oneSpelling(): RequestHandler {
  return async (request, response, next) => {
    if (request.path === request.path.toLowerCase()) return next();
    const spelled = spellingOf(request.path, await knownPaths());
    if (spelled === undefined || spelled === request.path) return next();
    response.redirect(301, spelled + request.originalUrl.slice(request.path.length));
  };
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
