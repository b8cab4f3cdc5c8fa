import { describe, expect, it } from '@jest/globals';
import { ownNetworks } from './client-of.js';

describe('who asks from within', () => {
  const isOwn = ownNetworks(['203.0.113.7', '2001:db8::/48']);

  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '::ffff:192.168.1.9',
    'fd12::1',
    'fe80::1%eth0',
  ])('is who asks from %s, this machine or a private network', (ip) => expect(isOwn(ip)).toBe(true));

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::9'])('is who asks from %s, where that is named', (ip) => {
    expect([isOwn(ip), ownNetworks([])(ip)]).toEqual([true, false]);
  });

  it.each(['203.0.113.8', '172.32.0.1', '2001:db9::9', '192.169.0.1', 'unknown', ''])(
    'is not who asks from %j',
    (ip) => {
      expect(isOwn(ip)).toBe(false);
    },
  );
});
