import { isIPv4, isIPv6 } from 'node:net';
import { clientOf } from './client-of.js';

const IPV6_GROUPS = 3;

/** An address as far as it is kept: the /24 of IPv4, the /48 of IPv6. It tells a network, not a person. */
export function shortenedAddress(ip: string): string {
  const client = clientOf(ip);
  if (isIPv4(client)) return `${client.split('.').slice(0, 3).join('.')}.0/24`;
  const [network = ''] = client.split('::/');
  return isIPv6(`${network}::`) ? `${network.split(':').slice(0, IPV6_GROUPS).join(':')}::/48` : '';
}
