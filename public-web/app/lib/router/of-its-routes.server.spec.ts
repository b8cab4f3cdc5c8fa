import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { ofItsRoutes } from './of-its-routes.server';

test('a page is rendered with its own routes and no other page’s', () => {
  const routes = { root: { id: 'root' }, faq: { id: 'faq' }, eventos: { id: 'eventos' } };
  const matches = [{ route: { id: 'root' } }, { route: { id: 'faq' } }];
  const context = { manifest: { version: '1', routes }, staticHandlerContext: { matches } } as unknown as EntryContext;
  const { manifest } = ofItsRoutes(context);
  expect(manifest).toEqual({ version: '1', routes: { root: { id: 'root' }, faq: { id: 'faq' } } });
  expect(Object.keys(context.manifest.routes)).toHaveLength(3);
});
