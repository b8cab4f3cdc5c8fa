import { expect, test } from 'vitest';
import { groupsShownTo, resourceSectionsOf, type SectionGroup, sectionsOf } from '../common/section/section-group.js';
import { countCardsOf } from './overview/count-cards.js';
import { sectionGroups } from './section-groups.js';

const entries = ({ sections }: SectionGroup) => sections.map(({ value, label }) => [value, label]);

test('the menu has the messages first, then the 17 sections in the specified order, each with its value and label', () => {
  expect(sectionGroups.filter(({ isFolded }) => isFolded !== true).flatMap(entries)).toEqual([
    ['mensagens', 'Mensagens'],
    ['overview', 'Visão Geral'],
    ['users', 'Utilizadores'],
    ['register', 'Registrar'],
    ['eventos', 'Eventos'],
    ['imprensa', 'Imprensa'],
    ['contactos', 'Contactos'],
    ['voluntariado', 'Voluntariado'],
    ['oportunidades', 'Oportunidades'],
    ['festival', 'Desafio Escolar'],
    ['newsletter', 'Newsletter'],
    ['upload', 'Upload'],
    ['relatorios', 'Relatórios'],
    ['material', 'Material'],
    ['sessoes', 'Sessões'],
    ['formacoes', 'Formações'],
    ['material-pedagogico', 'Material Pedagógico'],
    ['equipa', 'Equipa'],
  ]);
});

test('the sections that are not specified are in two groups that are folded at first', () => {
  const folded = sectionGroups.filter(({ isFolded }) => isFolded === true);
  expect(folded.map((group) => [group.label, entries(group).map(([, label]) => label)])).toEqual([
    [
      'Site',
      [
        'Páginas',
        'Parceiros',
        'Perguntas',
        'Edições',
        'Mural de projetos',
        'Participações',
        'Lembretes',
        'Números do ano',
      ],
    ],
    ['Mais', ['Atividade', 'Privacidade', 'Dados de uma pessoa', 'Rascunhos e arquivo', 'Lixo', 'Fotografias']],
  ]);
});

test('the overview has the 14 counts in the specified order', () => {
  expect(countCardsOf(sectionGroups).map(({ key }) => key)).toEqual([
    'users',
    'eventos',
    'contactos',
    'material',
    'sessoes',
    'formacoes',
    'voluntariado',
    'materialpost',
    'equipa',
    'oportunidades',
    'imprensa',
    'festival',
    'newsletter',
    'files',
  ]);
});

test('every section is described whole, and no two share a name, an address or a place', () => {
  const unique = (values: readonly unknown[]): void => expect(new Set(values).size).toBe(values.length);
  const sections = sectionsOf(sectionGroups);
  const resources = resourceSectionsOf(sectionGroups);
  unique(sections.map(({ value }) => value));
  unique(resources.map(({ name }) => name));
  unique(resources.flatMap(({ count }) => (count ? [count.place] : [])));
  unique(
    sections.flatMap(({ path, create, edit, screens = [] }) =>
      [path, create?.path, edit?.path, ...screens.map((screen) => screen.path)].filter((at) => at !== undefined),
    ),
  );
  for (const { name, label, one, many = label, api, recordRepresentation, isInbox, ...section } of resources) {
    const { count, chart, create, edit } = section;
    const paths = Object.values(api).join();
    expect({
      name,
      names: [one, many].filter((word) => word !== '').length,
      hasPaths: !/undefined|^\/|,\//.test(paths),
      // A form that visitors send is counted and drawn; what can be edited has a name and can be added.
      isComplete: isInbox ? count !== undefined && chart !== undefined : recordRepresentation !== undefined,
      isMadeAndEdited: (create === undefined) === (edit === undefined),
      editsOne: edit?.path.includes('/:id') ?? true,
    }).toEqual({ name, names: 2, hasPaths: true, isComplete: true, isMadeAndEdited: true, editsOne: true });
  }
});

const shown = (papel: 'administracao' | 'edicao' | undefined) =>
  groupsShownTo(papel, sectionGroups).flatMap(({ sections }) => sections.map(({ value }) => value));

test('an editor is shown content and files, and no section about people', () => {
  const forEditors = [
    'overview',
    'eventos',
    'imprensa',
    'upload',
    'relatorios',
    'material-pedagogico',
    'equipa',
    'paginas',
    'parceiros',
    'perguntas',
    'edicoes',
    'mural',
    'rascunhos',
    'lixo',
    'fotografias',
  ];
  expect(shown('edicao')).toEqual(forEditors);
  expect(shown(undefined)).toEqual(forEditors);
  expect(groupsShownTo('edicao', sectionGroups).map(({ label }) => label)).not.toContain('Caixa de entrada');
});

test('an administrator is shown everything', () => {
  expect(groupsShownTo('administracao', sectionGroups)).toEqual(sectionGroups);
});
