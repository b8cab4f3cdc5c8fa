/** Whether the site shows an address that stands alone as a video, rather than as a link. */
export function isVideo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be') return /^\/[\w-]{6,20}$/.test(pathname);
  if (host === 'youtube.com')
    return /^[\w-]{6,20}$/.test(searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(pathname)?.[1] ?? '');
  return host === 'vimeo.com' && /^\/\d+/.test(pathname);
}
