import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The addresses of IPv4 and of global IPv6 that have another use (RFC 6890 and IANA's registries of special-purpose
 * addresses): this machine, private networks, link-local and cloud metadata, and IPv6 addresses that carry an IPv4 one.
 */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

function listOf(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/');
    list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** The IPv6 addresses that are given out to be reached from anywhere (RFC 4291); none outside them is on the web. */
const globalUnicast = listOf(['2000::/3']);
const special = listOf(SPECIAL);

/** Whether an address may be on the web: none of this machine, of a private network, or of any other use of its own. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !special.check(ip, 'ipv4');
  return isIPv6(ip) && globalUnicast.check(ip, 'ipv6') && !special.check(ip, 'ipv6');
}
