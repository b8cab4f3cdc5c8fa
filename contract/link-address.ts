/** A backslash is a slash to browsers, and controls they leave out as if they were not there. */
const MISREAD = /[\\\p{Cc}]/u;

/** One mailbox, with nothing that a mail program takes for a subject, a copy or another mailbox. */
const MAILBOX = /^mailto:[^\s"#%&(),/:;<>?@[\\\]\p{Cc}]+@[^\s"#%&(),/:;<>?@[\\\]\p{Cc}]+$/iu;

/** A host and what may follow on it, as it is copied from where browsers leave its scheme out. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u;

/** An address as somebody typed or copied it, with the `https://` that they left out. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}

/** An address of the web, as browsers read it; nothing for any other, which could run as script or hide where it leads. */
export function webAddress(address: string | null | undefined): string | undefined {
  const text = address?.trim() ?? '';
  if (MISREAD.test(text) || !/^https?:\/\/[^/?#]/i.test(text) || !URL.canParse(text)) return undefined;
  const { username, password, href } = new URL(text);
  return username === '' && password === '' ? href : undefined;
}

/**
 * An address that may be a link's: of the site itself from its first slash on, of the web whole, or one mailbox.
 * Nothing for what leads anywhere else, or elsewhere than it seems to.
 * @param site any address of the site
 */
export function linkAddress(address: string, site: string): string | undefined {
  if (MAILBOX.test(address)) return address;
  const { origin } = new URL(site);
  const web = webAddress(/^\/(?!\/)/.test(address) ? origin + address : address);
  if (web === undefined) return undefined;
  const url = new URL(web);
  if (url.origin !== origin) return web;
  // a path that begins with two slashes is another host to a browser
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
