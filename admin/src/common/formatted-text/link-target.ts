/** Whether a link may lead there: http(s), a mailbox, or a page of the site. */
export function isLinkTarget(address: string): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  if (/^mailto:[^\s?@]+@[^\s?@]+$/i.test(address)) return true;
  return /^https?:\/\/[^\s]+$/i.test(address) && URL.canParse(address);
}

/** What somebody typed as a link's target, completed: a mailbox, a page of the site, or an address of the web. */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)
    ? `mailto:${text}`
    : /^[\w-]+(\.[\w-]+)+(\/|$|\?|#)/.test(text)
      ? `https://${text}`
      : text;
  return isLinkTarget(address) ? address : undefined;
}
