import { expect, test } from 'vitest';
import { groupsShownTo } from '../common/section/section-group.js';
import { sectionGroups } from '../resources/section-groups.js';
import { groupsThatFit, sizes } from './open-groups.js';

const open = (height: number, active?: string, row: number = sizes.compactRow) =>
  [...groupsThatFit(sectionGroups, active, { height, row })].map(({ label }) => label);

const specified = [undefined, 'Painel', 'Notícias', 'Caixa de entrada', 'Ficheiros', 'Pedidos', 'Conteúdos'];

test('at 900 px every specified section is unfolded, and none of the others', () => {
  expect(open(900, 'overview')).toEqual(specified);
});

test('on a lower screen the groups are unfolded from the top as long as there is room', () => {
  expect(open(720, 'overview')).toEqual([undefined, 'Painel', 'Notícias', 'Caixa de entrada', 'Ficheiros']);
  expect(open(300)).toEqual([undefined]);
});

test('the group of the open section is unfolded, whatever room there is', () => {
  expect(open(300, 'lixo')).toEqual([undefined, 'Mais']);
  expect(open(720, 'formacoes')).toEqual([undefined, 'Pedidos', 'Painel', 'Notícias', 'Caixa de entrada']);
});

test('an editor, who has fewer sections, has all of them but the folded ones on a low screen', () => {
  const groups = groupsShownTo('edicao', sectionGroups);
  const shown = groupsThatFit(groups, 'overview', { height: 600, row: sizes.row });
  expect([...shown].map(({ label }) => label)).toEqual(['Painel', 'Notícias', 'Ficheiros', 'Conteúdos']);
});
