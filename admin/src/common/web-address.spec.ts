import { expect, test } from 'vitest';
import { webAddress } from './web-address.js';

test('only addresses of the web become links', () => {
  expect(webAddress('https://example.org/a.pdf')).toBe('https://example.org/a.pdf');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'lixo', '', null]) {
    expect(webAddress(url)).toBeNull();
  }
});
