import { isIP } from 'node:net';
import { ownNetworks } from '../../platform/access/own-networks.js';

/** What else than this machine and private networks is nowhere on the web (RFC 6890): link-local and cloud metadata first. */
const NOWHERE = [
  '0.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '64:ff9b::/96',
  '2001:db8::/32',
  '2002::/16',
  'ff00::/8',
];
/** An IPv4 address in the clothes of an IPv6 one, however it is written. */
const MAPPED = /^::ffff:/i;

const isWithin = ownNetworks(NOWHERE);

/** Whether an address may be on the web: none of this machine, of a private network, or of any other use of its own. */
export function isPublicAddress(ip: string): boolean {
  return isIP(ip) !== 0 && !MAPPED.test(ip) && !isWithin(ip);
}
