import { BlockList, isIP, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** This machine and private networks (RFC 1918, RFC 4193): there the site's server is, not the visitors. */
const PRIVATE = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7', 'fe80::/10'];

/** Addresses that are remembered. */
const MAX_KNOWN = 1_000;

const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Tells who asks from within.
 * @param further addresses and subnets (`203.0.113.7`, `2001:db8::/48`) beside this machine and private networks
 */
export function ownNetworks(further: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const entry of [...PRIVATE, ...further]) {
    const [address = '', prefix] = entry.split('/');
    const type = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(prefix), type);
  }
  const isWithin = (ip: string) => {
    const plain = ip.replace(MAPPED, '').replace(/%.*/, '');
    // a proxy that is trusted may hand on anything
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
  // asked for every read, and the site's server is almost always who asks
  const known = new LRUCache<string, { own: boolean }>({ max: MAX_KNOWN, memoMethod: (ip) => ({ own: isWithin(ip) }) });
  return (ip) => known.memo(ip).own;
}
