import { expect, test } from 'vitest';
import { resourceSectionsOf } from '../../common/section/section-group.js';
import { sectionGroups } from '../section-groups.js';
import { recordPath } from './record-link.js';

const sections = resourceSectionsOf(sectionGroups);
const pathOf = (tipo: string) => recordPath({ tipo, id: 7 }, sections)?.path;

test('a submission leads to itself, another record to its list, with nothing else in it', () => {
  const inboxes = ['contactos', 'festival', 'voluntariado', 'oportunidades', 'formacoes', 'sessoes'];
  expect(inboxes.map(pathOf)).toEqual(inboxes.map((name) => `/dashboard/${name}/7`));
  expect(pathOf('pedidos-material')).toBe('/dashboard/material/7');
  expect(pathOf('newsletter')).toBe('/dashboard/newsletter?filter=%7B%22id%22%3A7%7D');
  expect(pathOf('users')).toBe('/dashboard/utilizadores?filter=%7B%22id%22%3A7%7D');
  expect(pathOf('pedidos-dados')).toBe('/dashboard/dados-pessoais/pedidos?filter=%7B%22id%22%3A7%7D');
  expect(pathOf('convidados')).toBe('/dashboard/utilizadores');
  expect(pathOf('convites')).toMatch(/^\/dashboard\/.*filter/);
});

test('mail that waits is in no section', () => {
  expect(pathOf('outbox')).toBeUndefined();
});
