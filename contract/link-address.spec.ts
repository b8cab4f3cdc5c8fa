import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { linkAddress, webAddress, withScheme } from './link-address.js';

const SITE = 'https://site.pt';
const PADDING = 'a'.repeat(SITE.length - 'https://e/'.length);

/** Whether a browser goes where a link says, from a page of the site. */
function isWhatItSays(link: string): boolean {
  const { protocol, origin, username, search, hash, href } = new URL(link, SITE);
  if (/[\\\s\p{Cc}]/u.test(link) || username !== '') return false;
  if (protocol === 'mailto:') return search + hash === '';
  if (link.startsWith('/')) return origin === SITE && href === SITE + link;
  return /^https?:$/.test(protocol) && origin !== SITE && href === link;
}

describe('where a link may lead', () => {
  it.each([
    ['/concurso-anual', '/concurso-anual'],
    ['/faq?q=a b#c', '/faq?q=a%20b#c'],
    ['/notícias', '/not%C3%ADcias'],
    ['https://site.pt/faq?q=a#b', '/faq?q=a#b'],
    ['HTTPS://SITE.PT', '/'],
    ['https://site.pt.outro.pt/faq', 'https://site.pt.outro.pt/faq'],
    ['http://site.pt/faq', 'http://site.pt/faq'],
    ['https://site.pt:8443/faq', 'https://site.pt:8443/faq'],
    [' https://exemplo.pt/a?b=c#d ', 'https://exemplo.pt/a?b=c#d'],
    ['mailto:geral@exemplo.pt', 'mailto:geral@exemplo.pt'],
    ['MAILTO:joão.silva+x@exemplo.pt', 'MAILTO:joão.silva+x@exemplo.pt'],
  ])('is to %j, as %j', (address, link) => {
    expect(linkAddress(address, SITE)).toBe(link);
  });

  it.each([
    `/\\e/${PADDING}javascript:alert(1)`,
    `/\\evil.example/x`,
    '\\\\evil.example/x',
    '//evil.example/x',
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    '/%2e//evil.example/x',
    'https://site.pt//evil.example/x',
    '/\t/evil.example/x',
    '/\n/evil.example/x',
    '/a\u0000b',
    '/a\u0085b',
    'https:\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://site.pt@evil.example/',
    'https://a:b@site.pt/',
    'https://',
    'http://[',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'javascript://site.pt/%0Aalert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://exemplo.pt/',
    'blob:https://site.pt/a',
    'mailto:',
    'mailto:a',
    'mailto:a@b.pt?bcc=todos@b.pt',
    'mailto:a@b.pt&bcc=todos@b.pt',
    'mailto:a@b.pt,todos@b.pt',
    'mailto:a@b.pt%0ABcc:todos@b.pt',
    'mailto:a@b.pt\nBcc:todos@b.pt',
    'mailto://a@b.pt',
    'exemplo.pt',
    'faq',
    '?q=a',
    '#a',
    '',
  ])('is not to %j', (address) => {
    expect(linkAddress(address, SITE)).toBeUndefined();
  });

  it('is what it says, whatever is written', () => {
    const parts = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\u0000',
      ' ',
      'é',
      'a',
      '[',
      ']',
    ];
    const starts = [
      'https:',
      'http:',
      'https://site.pt',
      'https://evil.example',
      'javascript:',
      'mailto:',
      'file:',
      'data:',
    ];
    const written = fc.oneof(
      fc
        .array(fc.constantFrom(...parts, ...starts, 'site.pt', 'evil.example'), { maxLength: 8 })
        .map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(written, (address) => {
        const link = linkAddress(address, SITE);
        expect(link === undefined || isWhatItSays(link)).toBe(true);
        // what was found to be a link is the same link again
        expect(link && linkAddress(link, SITE)).toBe(link);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('an address of the web', () => {
  it.each([
    ['https://exemplo.pt/a?b=c#d', 'https://exemplo.pt/a?b=c#d'],
    [' http://exemplo.pt ', 'http://exemplo.pt/'],
    ['HTTPS://EXEMPLO.PT/', 'https://exemplo.pt/'],
    ['https://site.pt@exemplo.pt/', undefined],
    ['https://exemplo.pt\\@outro.pt/', undefined],
    ['javascript:alert(1)', undefined],
    ['//exemplo.pt', undefined],
    ['/eventos', undefined],
    ['mailto:a@exemplo.pt', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j', (address, url) => {
    expect(webAddress(address)).toBe(url);
  });
});

describe('an address that was copied without its scheme', () => {
  it.each([
    ['youtube.com/watch?v=abc', 'https://youtube.com/watch?v=abc'],
    [' www.escola.pt ', 'https://www.escola.pt'],
    ['educação.pt#c', 'https://educação.pt#c'],
    ['escola.pt:8443/a', 'https://escola.pt:8443/a'],
  ])('%j is %j', (typed, address) => {
    expect(withScheme(typed)).toBe(address);
  });

  it.each([
    'http://escola.pt',
    '/faq',
    'maria@escola.pt',
    'javascript:alert(1)',
    'a.bc:alert(1)',
    'escola',
    '.pt',
    'a.b c',
    '10.0.0.1',
  ])('%j stays', (typed) => {
    expect(withScheme(typed)).toBe(typed);
  });
});
