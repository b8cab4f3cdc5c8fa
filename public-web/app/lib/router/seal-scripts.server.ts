import { hash } from 'node:crypto';

/**
 * Turns the render's nonce into hashes, so that the page holds no per-request secret and shared caches may keep it
 * (docs/decisions/0010). Only scripts that carry the nonce are hashed: one that got into the page in any other way
 * stays forbidden.
 * @param rendered the page's bytes, one for each character
 */
export function sealScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of rendered.matchAll(
    /<script\b([^<>]*)>([^<]*(?:<(?!\/?script\b)[^<]*)*)<\/script>/g,
  )) {
    if (code && attributes.includes(`nonce="${nonce}"`)) {
      hashes.add(`'sha256-${hash('sha256', Buffer.from(code, 'latin1'), 'base64')}'`);
    }
  }
  return { html: rendered.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] };
}
