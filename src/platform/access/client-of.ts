import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** What limits take for one client: an IPv4 address or, of IPv6, the /64 of which a household or a phone has all addresses. */
export function clientOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [address = ''] = ip.split('%');
  const [head = '', tail] = address.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const groups = [...first, ...Array<string>(GROUPS - first.length - last.length).fill('0'), ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
