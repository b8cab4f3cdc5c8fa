import { expect, test } from 'vitest';
import { sectionGroups } from '../section-groups.js';
import { sectionWords } from './section-words.js';

test('every section that the API tells of has its words', () => {
  const words = sectionWords(sectionGroups);
  const told = ['users', 'eventos', 'imprensa', 'equipa', 'convites', 'materialpost', 'relatorios', 'files'];
  const ofPeople = ['contactos', 'voluntariado', 'oportunidades', 'festival', 'newsletter', 'material', 'sessoes'];
  for (const name of [
    ...told,
    ...ofPeople,
    'formacoes',
    'documentos',
    'sessao',
    'conta',
    'convidados',
    'suspeitas',
    'aceitacoes',
  ])
    expect(words.get(name)).toMatch(/^\p{Lu}/u);
});
