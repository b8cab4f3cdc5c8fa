import { siteConfig } from '~/config/site-config.server';
import { association } from '~/lib/published.server';

/** What it says is good for so long, counted from each reading: while the site runs it never lapses. */
const GOOD_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whom to tell of a vulnerability (RFC 9116). */
export async function loader() {
  const { siteUrl } = siteConfig;
  const { email } = await association();
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contacte-nos`,
    `Expires: ${new Date(Date.now() + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
