import { describe, expect, it } from '@jest/globals';
import { clientOf, siteOf } from './client-of.js';

describe('a client, to the limits,', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('that asks from %s is %s', (ip, client) => {
    expect(clientOf(ip)).toBe(client);
  });
});

describe('the IPv6 site of a client', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
    ['2001:db8:2::9', '2001:db8:2::/48'],
    ['203.0.113.7', undefined],
    ['::ffff:203.0.113.7', undefined],
    ['', undefined],
  ])('that asks from %s is %s', (ip, site) => {
    expect(siteOf(ip)).toBe(site);
  });
});
