import { expect, test } from 'vitest';
import { routeOf } from './route-of';

const declared = (paths: (string | undefined)[]) =>
  Object.fromEntries(paths.map((path, index) => [`r${index}`, { id: `r${index}`, path }]));
const routeAt = routeOf(
  declared([undefined, 'eventos', 'eventos/:id', 'testemunho/:convite', 'feed.xml', '*']) as never,
);

test.each([
  ['/', '/'],
  ['/eventos', '/eventos'],
  ['/eventos/', '/eventos'],
  ['/eventos/12', '/eventos/:id'],
  ['/testemunho/AbC-123', '/testemunho/:convite'],
  ['/feed.xml', '/feed.xml'],
  ['/assets/root-D3ad.js', 'file'],
  ['/favicon.ico', 'file'],
  ['/health/live', '/health/live'],
  ['/ana@escola.pt', 'file'],
  ['/ana', 'unknown'],
  ['/eventos/12/mais', 'unknown'],
])('%s is told of as %s', (address, route) => {
  expect(routeAt(address)).toBe(route);
});
