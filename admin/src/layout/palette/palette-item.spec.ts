import { expect, test } from 'vitest';
import { groupsShownTo } from '../../common/section/section-group.js';
import { sectionGroups } from '../../resources/section-groups.js';
import { actionItems, matching, namedPlaces, type PaletteItem, recordsOf, sectionItems } from './palette-item.js';

const sections = sectionItems(sectionGroups);
const actions = actionItems(sectionGroups, 'administracao');
const labels = (items: readonly PaletteItem[], sought: string) => matching(items, sought).map(({ label }) => label);

test('sections are found by the beginnings of their words or of other words for them, accents aside', () => {
  expect(labels(sections, 'edico')).toEqual(['Edições']);
  expect(labels(sections, 'minha')).toEqual(['A minha conta']);
  expect(labels(sections, 'INSCRICOES')).toEqual(['Desafio Escolar']);
  expect(labels(sections, 'xyz')).toEqual([]);
  expect(labels(sections, '')).toHaveLength(sections.length);
});

test.each([
  ['adic even', 'Adicionar Evento', '/adicionar/evento'],
  ['publicar evento', 'Adicionar Evento', '/adicionar/evento'],
  ['palavra-passe', 'Mudar a palavra-passe', '/conta#conta-password-atual'],
  ['password', 'Mudar a palavra-passe', '/conta#conta-password-atual'],
  ['segundo passo', 'Segundo passo', '/conta#segundo-passo'],
  ['convidar', 'Convidar colega', '/dashboard/utilizadores#convidar'],
  ['terminar sessao noutros dispositivos', 'Terminar sessão noutros dispositivos', '/conta#sessoes'],
  ['apagar os dados', 'Apagar dados de uma pessoa', '/dashboard/dados-pessoais#pessoa-email'],
  ['apagar dados de uma pessoa', 'Apagar dados de uma pessoa', '/dashboard/dados-pessoais#pessoa-email'],
  ['exportar newsletter', 'Exportar Newsletter', '/dashboard/newsletter#exportar'],
  ['exportar relatorios', 'Exportar Relatórios', '/lista-de-relatorios#exportar'],
])("'%s' finds first what somebody wants to do: %s", (sought, label, path) => {
  expect(matching(actions, sought)[0]).toMatchObject({ kind: 'Ações', label, path });
});

test('an editor is offered nothing that administrators alone have', () => {
  const offered = actionItems(groupsShownTo('edicao', sectionGroups), 'edicao');
  expect(labels(offered, 'resumo')).toEqual([]);
  expect(labels(offered, 'convidar')).toEqual([]);
  expect(labels(offered, 'password')).toEqual(['Mudar a palavra-passe']);
});

test.each([
  ['prazos', 'Prazos de resposta', 'prazos-resposta'],
  ['telefone', 'Associação: Telefones', 'associacao#phones'],
  ['morada', 'Associação: Morada: Rua e número', 'associacao#address.street'],
  ['codigo postal', 'Associação: Morada: Código postal', 'associacao#address.postalCode'],
  ['logotipo', 'Associação: Logótipo', 'associacao#logo'],
  ['redes sociais', 'Associação: Redes sociais', 'associacao#social'],
  ['rodapé', 'Associação: Nome legal', 'associacao#longName'],
  ['horário', 'Contacte-nos: Introdução', 'contacte-nos#lead'],
])("'%s' finds first the page or the field that has it in its description: %s", async (sought, label, place) => {
  const named = await namedPlaces(sectionGroups);
  expect(matching(named, sought)[0]).toMatchObject({ kind: 'Páginas', label, path: `/editar/paginas/${place}` });
});

test('what is found stands in the order of the sections, under their labels; what has no section is left out', () => {
  const found = [
    { recurso: 'lixo', registos: [{ id: 3, titulo: 'Festa' }], falhou: false },
    { recurso: 'outro', registos: [{ id: 1, titulo: 'Festa' }], falhou: false },
    {
      recurso: 'eventos',
      registos: [
        { id: 7, titulo: 'Festa' },
        { id: 8, titulo: 'Outra festa' },
      ],
      falhou: false,
    },
  ];
  expect(recordsOf(sectionGroups, found).map(({ kind, label }) => [kind, label])).toEqual([
    ['Eventos', 'Festa'],
    ['Eventos', 'Outra festa'],
    ['Lixo', 'Festa'],
  ]);
});

test.each([
  ['eventos', 7, '/editar/eventos/7'],
  ['mensagens', 7, '/dashboard/mensagens/7'],
  ['newsletter', 7, `/dashboard/newsletter?${new URLSearchParams({ filter: '{"id":7}' }).toString()}`],
  ['files', 'a.pdf', `/dashboard/upload?${new URLSearchParams({ filter: '{"id":"a.pdf"}' }).toString()}`],
])('a record of %s is led to where it is edited or read, else to its row', (recurso, id, path) => {
  const [item] = recordsOf(sectionGroups, [{ recurso, registos: [{ id, titulo: 'Festa' }], falhou: false }]);
  expect(item?.path).toBe(path);
});
