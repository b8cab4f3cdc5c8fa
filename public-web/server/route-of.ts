import type { ServerBuild } from 'react-router';

/** An address of the build's own files is one of many. */
const FILES = /^\/assets\/|\.[a-z\d]{2,11}$/;

/**
 * Tells of which route an address is, as it is declared: never the address itself, which can hold somebody's code.
 * @param routes those of the build
 */
export function routeOf(routes: ServerBuild['routes']): (path: string) => string {
  const declared = Object.values(routes).flatMap((route) =>
    route?.path !== undefined && route.path !== '*' ? [`/${route.path}`] : [],
  );
  const fixed = new Set(['/', ...declared.filter((path) => !path.includes(':'))]);
  const open = declared
    .filter((path) => path.includes(':'))
    .map((path) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`),
    }));
  return (address) => {
    const path = address.length > 1 && address.endsWith('/') ? address.slice(0, -1) : address;
    if (fixed.has(path) || path === '/health/live') return path;
    return open.find(({ pattern }) => pattern.test(path))?.path ?? (FILES.test(path) ? 'file' : 'unknown');
  };
}
