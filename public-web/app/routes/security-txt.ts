import { siteConfig } from '~/config/site-config.server';
import { association } from '~/lib/published.server';

/** What it says is good for so long, counted from the day it is read: while the site runs it never lapses. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/** At a day's start: whoever asks twice a day reads the same. */
function expires(): string {
  const day = Math.floor(Date.now() / DAY_MS) + GOOD_FOR_DAYS;
  return new Date(day * DAY_MS).toISOString();
}

/** Whom to tell of a vulnerability (RFC 9116). */
export async function loader() {
  const { siteUrl } = siteConfig;
  const { email } = await association();
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contacte-nos`,
    `Expires: ${expires()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
