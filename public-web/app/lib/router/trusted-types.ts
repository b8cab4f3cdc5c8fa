import type { TrustedTypePolicyFactory } from 'trusted-types';

/** The markup from which React makes the element of a script. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The one policy by which text may become markup, script or the address of one, where the page's content policy demands
 * one: an empty script, data, and our own built files. Any other text becomes nothing rather than an error: where a page
 * is no longer as it came, such as in the hands of a translator, React makes all of it anew, also the scripts that have
 * run.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === EMPTY_SCRIPT ? markup : ''),
    createScript: (code) => (isData(code) ? code : ''),
    createScriptURL: (url) => (isOwnFile(url) ? url : ''),
  });
}

/** Whether a script is only data for search engines, which runs nothing. */
function isData(code: string): boolean {
  try {
    return typeof JSON.parse(code) === 'object';
  } catch {
    return false;
  }
}

function isOwnFile(url: string): boolean {
  return new URL(url, document.baseURI).href.startsWith(`${location.origin}/assets/`);
}
