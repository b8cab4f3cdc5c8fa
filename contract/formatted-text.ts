/**
 * The parts of CommonMark that the small Markdown of texts leaves out, as micromark names them. Code and HTML are plain
 * words, and a line of signs under a text makes no heading of it, so that an older plain text nearly always reads as it
 * did (docs/decisions/0033).
 */
export const withoutMarkdown = [
  'autolink',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'thematicBreak',
] as const;

/** Invisible characters that control a line, or turn the direction in which the text around them is read. */
export const unseen =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Beyond so many signs that may set words off, the parser takes time with their square, and nests them without end. */
const MOST_SIGNS = 1000;

/**
 * Whether a text has more formatting than anybody means: ten lists and quotes that one line opens within one another,
 * or too many signs. Such a text is shown as plain words.
 */
export function isTangled(text: string): boolean {
  if (/^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){10}/m.test(text)) return true;
  const signs = text.match(/\\[^]|[*_[\]]/g) ?? [];
  return signs.filter((sign) => !sign.startsWith('\\')).length > MOST_SIGNS;
}

/** The path of a video of Vimeo: before its number its page may have more, and one that is not listed has a key behind. */
const VIMEO =
  /^(?:\/(?:channels\/[^/]+|groups\/[^/]+\/videos|(?:album|showcase)\/\d+\/video|manage\/videos|video))?\/(\d+)(?:\/([\da-f]+)\/?$)?/;
const YOUTUBE = /^\/(?:embed|shorts|live|v)\/([^/]+)/;

/** The player of a video of the two hosts that the content policy knows, set to start; nothing for any other text. */
export function playerUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  switch (hostname.replace(/^(?:www|m|music|player)\./, '')) {
    case 'youtu.be':
      return youtubePlayer(pathname.split('/')[1]);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubePlayer(searchParams.get('v') ?? YOUTUBE.exec(pathname)?.[1]);
    case 'vimeo.com': {
      const [, id, key = searchParams.get('h') ?? ''] = VIMEO.exec(pathname) ?? [];
      const known = /^[\da-f]+$/.test(key) ? `h=${key}&` : '';
      return id && `https://player.vimeo.com/video/${id}?${known}autoplay=1&dnt=1`;
    }
    default:
      return undefined;
  }
}

function youtubePlayer(id = ''): string | undefined {
  return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined;
}
