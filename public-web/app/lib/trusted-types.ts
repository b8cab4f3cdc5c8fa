import type { TrustedTypePolicyFactory } from 'trusted-types';

/** What React makes an element for data of search engines by. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The one policy by which text may become markup or the address of a script, where the page's content policy demands
 * one: that of an empty element, and those of our own built files. Nothing else is let through, and no text as script.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === EMPTY_SCRIPT ? markup : refuse('TrustedHTML')),
    createScriptURL: (url) => (isOwnFile(url) ? url : refuse('TrustedScriptURL')),
  });
}

function isOwnFile(url: string): boolean {
  return new URL(url, document.baseURI).href.startsWith(`${location.origin}/assets/`);
}

function refuse(what: string): never {
  throw new TypeError(`${what}: nothing else is let through`);
}
