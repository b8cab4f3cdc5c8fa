import { expect, test } from 'vitest';
import type { Atividade } from '../../api-types.js';
import { sectionGroups } from '../section-groups.js';
import { momentWords, sectionWords, sentenceOf } from './sentence.js';

const row: Atividade = {
  id: 1,
  quando: '2026-03-12T14:32:00.000Z',
  quemId: 1,
  quem: 'Ana Sousa',
  verbo: 'publicou',
  secao: 'eventos',
  registo: '7',
  titulo: 'Festa da Primavera',
  existe: true,
  origem: '',
  resultado: 'ok',
};
const of = (changes: Partial<Atividade>) => sentenceOf({ ...row, ...changes }, sectionGroups, 'Eventos');
const words = (changes: Partial<Atividade>) => Object.values(of(changes)).slice(0, 2).join(' ').trim();

test('a record is named by its title and leads to where it is seen', () => {
  expect(of({})).toEqual({ deed: 'publicou o evento', record: '«Festa da Primavera»', path: '/editar/eventos/7' });
  expect(of({ secao: 'perguntas', titulo: 'Quanto custa?' }).deed).toBe('publicou a pergunta');
  expect(of({ verbo: 'alterou', secao: 'participacoes', titulo: 'Escola' }).deed).toBe('alterou a participação');
  expect(of({ secao: 'paginas', registo: 'associacao', titulo: 'Associação' }).path).toBe('/editar/paginas/associacao');
  expect(of({ secao: 'files', titulo: 'guia.pdf' })).toEqual({
    deed: 'publicou o ficheiro',
    record: '«guia.pdf»',
    path: '/dashboard/upload?filter=%7B%22id%22%3A%227%22%7D',
  });
});

test('a record that is gone is named where its title is known, and leads nowhere', () => {
  expect(of({ existe: false })).toEqual({ deed: 'publicou o evento', record: '«Festa da Primavera»' });
  expect(of({ existe: false, titulo: null })).toEqual({ deed: 'publicou', record: 'um evento eliminado' });
  expect(words({ secao: 'perguntas', existe: false, titulo: null })).toBe('publicou uma pergunta eliminada');
});

test('who wrote to the association is named by the reference alone', () => {
  const message = { verbo: 'alterou', titulo: null, existe: null } as const;
  expect(of({ ...message, secao: 'contactos' })).toEqual({
    deed: 'alterou o contacto',
    record: 'C-7',
    path: '/dashboard/contactos/7',
  });
  expect(words({ ...message, secao: 'material' })).toBe('alterou o pedido de material M-7');
  expect(words({ ...message, secao: 'mensagens' })).toBe('alterou uma mensagem');
  expect(words({ ...message, verbo: 'criou', secao: 'mensagens' })).toBe('respondeu a uma mensagem');
});

test.each<[string, Partial<Atividade>]>([
  ['exportou a lista «Eventos»', { verbo: 'exportou', registo: null, titulo: null }],
  ['iniciou sessão', { verbo: 'entrou', secao: 'sessao', registo: null }],
  ['tentou iniciar sessão', { verbo: 'entrou', secao: 'sessao', registo: null, resultado: 'recusado' }],
  ['escreveu uma palavra-passe errada', { verbo: 'entrou', secao: 'conta', resultado: 'recusado' }],
  ['alterou a própria conta', { verbo: 'eliminou', secao: 'conta' }],
  ['abriu um documento pessoal', { verbo: 'abriu', secao: 'documentos' }],
  ['tentou abrir a lista «Eventos»', { verbo: 'abriu', registo: null, resultado: 'recusado' }],
])('says %j', (said, changes) => {
  expect(words(changes)).toBe(said);
});

test.each([
  ['hoje às 14:32', '2026-03-12T14:32:00.000Z'],
  ['ontem às 09:05', '2026-03-11T09:05:00.000Z'],
  ['a 02-03-2026 às 18:00', '2026-03-02T18:00:00.000Z'],
])('says when: %s', (said, iso) => {
  expect(momentWords(iso, new Date('2026-03-12T20:00:00.000Z'))).toBe(said);
});

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
