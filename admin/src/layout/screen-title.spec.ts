import { expect, test } from 'vitest';
import { screenAt } from './screen-title.js';

test('each screen knows its title and its section', () => {
  expect(screenAt('/dashboard')).toMatchObject({ title: 'Visão Geral', section: 'overview' });
  expect(screenAt('/dashboard/contactos/7')).toMatchObject({ title: 'Contactos', section: 'contactos' });
  expect(screenAt('/editar/material/3')).toMatchObject({ title: 'Editar Material Pedagógico' });
  expect(screenAt('/lista-de-relatorios')).toMatchObject({ title: 'Gestão de Relatórios', section: 'relatorios' });
  expect(screenAt('/editar/modelos-de-resposta/2')).toMatchObject({ title: 'Editar Modelo', section: 'mensagens' });
  expect(screenAt('/dashboard/nao-existe')).toEqual({ title: 'Painel Admin', section: undefined });
});
