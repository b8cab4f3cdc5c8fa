const paths = { confirm: 'confirmar', unsubscribe: 'cancelar' } as const;

/** The purposes of the links that messages to subscribers carry. */
export type NewsletterPurpose = keyof typeof paths;

/** Where a link of a message leads: a page of the site, which asks by a button. */
export function linkPage(siteUrl: string, purpose: NewsletterPurpose, token: string): string {
  return `${siteUrl}/newsletter/${paths[purpose]}/${encodeURIComponent(token)}`;
}

/** Where a mail program cancels in one click (RFC 8058). */
export function oneClickAddress(apiUrl: string, token: string): string {
  return `${apiUrl}/newsletter/cancelar/${token}`;
}
