import { withoutEndSlashes } from './without-end-slashes';

/** Whether a path is one of some, of which those that end with `/*` stand for all below. */
export function isOfPath(pathname: string, paths: readonly string[]): boolean {
  const asked = withoutEndSlashes(pathname) || '/';
  return paths.some((path) => (path.endsWith('/*') ? asked.startsWith(path.slice(0, -1)) : asked === path));
}
