import { expect, test } from 'vitest';
import { activeGroup } from './active-group';

test.each([
  ['/', 'Quem Somos'],
  ['/eventos', 'Quem Somos'],
  ['/eventos/3', 'Quem Somos'],
  ['/imprensa/1', 'Quem Somos'],
  ['/relatorios', 'Quem Somos'],
  ['/concurso-anual-form', 'Concurso Anual'],
  ['/voluntariado', 'Oportunidades'],
  ['/oportunidades', 'Oportunidades'],
  ['/sessoes', 'Serviços'],
  ['/20252026', 'Concurso Anual'],
  ['/20252027', undefined],
  ['/eventos-antigos', undefined],
  ['/contacte-nos', undefined],
  ['/nao-existe', undefined],
])('%s belongs to the menu %s', (path, label) => {
  expect(activeGroup(path)?.label).toBe(label);
});
