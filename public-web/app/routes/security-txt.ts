import { siteConfig } from '~/config/site-config.server';
import { association } from '~/lib/api/published.server';

/** The file is valid for this long from the day it is read, so it never lapses while the site runs. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/** Counts from a day's start, so that two readings on one day get the same text. */
function expires(): string {
  const day = Math.floor(Date.now() / DAY_MS) + GOOD_FOR_DAYS;
  return new Date(day * DAY_MS).toISOString();
}

/** Answers with the contacts for reporting a vulnerability (RFC 9116). */
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
