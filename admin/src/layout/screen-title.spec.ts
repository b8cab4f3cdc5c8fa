import { expect, test } from 'vitest';
import { screensOf } from '../common/section/section.js';
import { sectionsOf } from '../common/section/section-group.js';
import { sectionGroups } from '../resources/section-groups.js';
import { screenAt } from './screen-title.js';

test('each screen knows its title and its section', () => {
  expect(screenAt('/dashboard')).toMatchObject({ title: 'Visão Geral', section: 'overview' });
  expect(screenAt('/dashboard/contactos/7')).toMatchObject({ title: 'Contactos', section: 'contactos' });
  expect(screenAt('/editar/material/3')).toMatchObject({ title: 'Editar Material Pedagógico' });
  expect(screenAt('/lista-de-relatorios')).toMatchObject({ title: 'Gestão de Relatórios', section: 'relatorios' });
  expect(screenAt('/editar/modelos-de-resposta/2')).toMatchObject({ title: 'Editar Modelo', section: 'mensagens' });
  expect(screenAt('/dashboard/nao-existe')).toEqual({ title: 'Painel Admin', section: undefined });
});

test('no screen is called by the name of the whole panel', () => {
  const paths = sectionsOf(sectionGroups)
    .flatMap(screensOf)
    .map(({ path }) => path.replace(/:id\??$/, '3'));
  expect(paths.filter((path) => screenAt(path).title === 'Painel Admin')).toEqual([]);
  expect(screenAt('/adicionar/modelo-de-resposta')).toMatchObject({ section: 'mensagens' });
});
