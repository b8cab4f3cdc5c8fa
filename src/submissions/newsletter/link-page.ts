import type { LinkPurpose } from './newsletter-link.entity.js';

const paths: Readonly<Record<LinkPurpose, string>> = { confirm: 'confirmar', unsubscribe: 'cancelar' };

/** Where a link of a message leads: a page of the site, which asks by a button. */
export function linkPage(siteUrl: string, purpose: LinkPurpose, token: string): string {
  return `${siteUrl}/newsletter/${paths[purpose]}/${encodeURIComponent(token)}`;
}

/** Where a mail program cancels in one click (RFC 8058). */
export function oneClickAddress(apiUrl: string, token: string): string {
  return `${apiUrl}/newsletter/cancelar/${token}`;
}
