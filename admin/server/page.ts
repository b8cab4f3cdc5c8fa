import type { ServerConfig } from './config.js';

/** Stands in the built page wherever the nonce of one answer goes. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const CONFIG_PLACEHOLDER = '__RUNTIME_CONFIG__';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Puts the addresses the page needs into its `runtime-config` meta tag, so that one build serves every environment. */
export function withRuntimeConfig(html: string, config: ServerConfig): string {
  const content = JSON.stringify({ apiUrl: config.apiUrl, siteUrl: config.siteUrl });
  return html.replace(CONFIG_PLACEHOLDER, () => escapeAttribute(content));
}

/** The page for one answer: every nonce placeholder replaced by `nonce`. */
export function withNonce(html: string, nonce: string): string {
  return html.replaceAll(NONCE_PLACEHOLDER, nonce);
}
