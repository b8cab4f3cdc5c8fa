import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUP_BITS = 16;
const CLIENT_GROUPS = 4;
const SITE_GROUPS = 3;

/**
 * Returns the client behind an address, as limits count it: the IPv4 address itself or, of IPv6, its /64, because a
 * household or a phone has all addresses of one.
 */
export function clientOf(ip: string): string {
  return networkOf(ip, CLIENT_GROUPS) ?? MAPPED.exec(ip)?.[1] ?? ip;
}

/** Returns the /48 of an IPv6 address, as a rented server may have all its 65,536 clients; undefined for IPv4. */
export function siteOf(ip: string): string | undefined {
  return networkOf(ip, SITE_GROUPS);
}

function networkOf(ip: string, wanted: number): string | undefined {
  if (MAPPED.test(ip) || !isIPv6(ip)) return undefined;
  const [address = ''] = ip.split('%');
  const [head = '', tail] = address.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const groups = [...first, ...Array<string>(GROUPS - first.length - last.length).fill('0'), ...last];
  const network = groups.slice(0, wanted).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${wanted * GROUP_BITS}`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
