import { expect, test } from 'vitest';
import { webUrl } from './web-url';

test.each([
  ['https://exemplo.pt/a?b=c#d', 'https://exemplo.pt/a?b=c#d'],
  [' http://exemplo.pt ', 'http://exemplo.pt/'],
  ['HTTPS://EXEMPLO.PT/', 'https://exemplo.pt/'],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//exemplo.pt', undefined],
  ['/eventos', undefined],
  ['exemplo.pt', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s leads to %s', (value, url) => {
  expect(webUrl(value)).toBe(url);
});
