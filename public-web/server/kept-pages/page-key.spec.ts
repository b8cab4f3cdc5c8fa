import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { pageKey } from './page-key';

const key = (url: string, headers = {}) => pageKey({ method: 'GET', url, headers } as IncomingMessage);

it('a page is the same for everybody who asks for it with what it reads', () => {
  expect(key('/faq')).toBe('/faq');
  expect(key('/eventos?utm=x&ano=2025')).toBe('/eventos?ano=2025');
});

it('a preview is shared with nobody', () => {
  expect(key('/eventos/1')).toBe('/eventos/1');
  expect(key('/eventos/1?previsualizacao=a')).toBeUndefined();
  expect(key('/eventos/1?ano=2025&previsualizacao=')).toBeUndefined();
});

it.each(['/pesquisa', '/pesquisa?q=a', '/pesquisa/?q=a'])('a search is shared with nobody: %s', (url) => {
  expect(key(url)).toBeUndefined();
});
