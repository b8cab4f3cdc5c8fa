import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUP_BITS = 16;
const CLIENT_GROUPS = 4;
const SITE_GROUPS = 3;

/** Returns the client behind an address as limits count it: the IPv4 address or, of IPv6, the household's /64. */
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

/** An address as far as it is kept: the /24 of IPv4, the /48 of IPv6. It tells a network, not a person. */
export function shortenedAddress(ip: string): string {
  const client = clientOf(ip);
  if (isIPv4(client)) return `${client.split('.').slice(0, 3).join('.')}.0/24`;
  return siteOf(ip) ?? '';
}

/** This machine and private networks (RFC 1918, RFC 4193): there the site's server is, not the visitors. */
const PRIVATE = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7', 'fe80::/10'];

const MAX_KNOWN = 1_000;

/** Makes a list of addresses and of networks (`203.0.113.7`, `2001:db8::/48`). */
export function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(prefix), type);
  }
  return list;
}

/** Tells who asks from within: this machine, private networks and `further` (`203.0.113.7`, `2001:db8::/48`). */
export function ownNetworks(further: readonly string[]): (ip: string) => boolean {
  const list = blockListOf([...PRIVATE, ...further]);
  const isWithin = (ip: string) => {
    const plain = (MAPPED.exec(ip)?.[1] ?? ip).replace(/%.*/, '');
    // a proxy that is trusted may hand on anything
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
  // asked for every read, and the site's server is almost always who asks
  const known = new LRUCache<string, { own: boolean }>({ max: MAX_KNOWN, memoMethod: (ip) => ({ own: isWithin(ip) }) });
  return (ip) => known.memo(ip).own;
}
