import { expect, test } from 'vitest';
import { xml } from './xml';

test('signs that XML reads as its own are written out, and those it cannot hold are left out', () => {
  expect(xml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;');
  expect(xml('a\u0000b\u001fc\td\ne')).toBe('abc\td\ne');
  expect(xml('\uD800a\uFFFEb\uFFFFc\uDFFF 👩‍🌾\uE000')).toBe('abc 👩‍🌾\uE000');
});
