import { readdirSync } from 'node:fs';
import express, { type RequestHandler } from 'express';

/**
 * Serves the files of a finished build. They are known from the start on, so that the address of a page, which is none
 * of them, costs no look at the disk.
 */
export function builtFiles(folder: string): RequestHandler {
  const paths = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.replaceAll('\\', '/')}`),
  );
  const serve = express.static(folder, { maxAge: '1h', index: false, redirect: false });
  return (request, response, next) => {
    // a name may also be spelt with escapes: let it be looked for
    if (paths.has(request.path) || request.path.includes('%')) serve(request, response, next);
    else next();
  };
}
