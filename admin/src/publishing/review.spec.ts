import { describe, expect, it } from 'vitest';
import { review, type ReviewKind, TITLE_ON_A_CARD } from './review.js';

const NOW = new Date('2026-06-05T12:00:00.000Z');
const look = (kind: ReviewKind, value: unknown) => review([{ source: 'campo', label: 'Campo', kind, value }], NOW);
const words = (kind: ReviewKind, value: unknown) => look(kind, value).findings.map((finding) => finding.words);

describe('what is looked through before publishing', () => {
  it('tells of a title that is too long for a card, and of no other', () => {
    expect(words('title', 'a'.repeat(TITLE_ON_A_CARD))).toEqual([]);
    expect(words('title', 'a'.repeat(TITLE_ON_A_CARD + 1))).toEqual([
      'É longo para um cartão do site: 81 caracteres, de 80 que cabem bem.',
    ]);
    expect(words('text', 'a'.repeat(500))).toEqual([]);
  });

  it('tells of an example that was left in, not of an example that is given', () => {
    expect(words('title', 'Oficina (exemplo)')).toEqual(['Ficou «(exemplo)» no texto.']);
    expect(words('formatted', 'Lorem **ipsum** dolor.')).toEqual(['Ficou «Lorem ipsum» no texto.']);
    expect(words('text', 'Por exemplo, uma horta.')).toEqual([]);
    expect(words('sample', true)).toEqual(['Está marcado como conteúdo de exemplo.']);
    expect(words('sample', false)).toEqual([]);
  });

  it('tells of a date that has passed', () => {
    expect(words('day', '2026-06-05T11:59:00.000Z')).toEqual(['Esta data já passou.']);
    expect(words('day', '2026-06-05T12:01:00.000Z')).toEqual([]);
    expect(words('day', '2026-06-04')).toEqual(['Esta data já passou.']);
    expect(words('day', '2026-06-05')).toEqual([]);
    expect(words('day', null)).toEqual([]);
  });

  it('tells of a text that is needed and empty', () => {
    expect(words('needed', ' ')).toEqual(['Falta preencher.']);
    expect(words('needed', 'Texto')).toEqual([]);
  });

  it('advises to fill in a field that is empty, and stops nothing for it', () => {
    const advised = (value: unknown) =>
      review([{ source: 'campo', label: 'Campo', kind: 'advised', value, advice: 'Sem ele, falta.' }], NOW).findings;
    expect(advised(' ')).toEqual([{ source: 'campo', label: 'Campo', words: 'Sem ele, falta.' }]);
    expect(advised('Texto')).toEqual([]);
  });

  it('tells of a section without anything in it', () => {
    const text = '## Programa\n\n### Manhã\n\nChegada.\n\n### Tarde\n\n## Contactos';
    expect(words('formatted', text)).toEqual(['A secção «Tarde» está vazia.', 'A secção «Contactos» está vazia.']);
    expect(words('formatted', '## Programa\n\nChegada.')).toEqual([]);
  });

  it('tells of forms of Brazil in words alone, not in addresses', () => {
    expect(words('formatted', 'Fale [connosco](https://exemplo.pt/contato).')).toEqual([]);
    expect(words('formatted', 'Deixe o seu **contato**.')).toEqual([
      '«contato» é a forma do Brasil; em Portugal: «contacto».',
    ]);
  });

  it('knows every address and picture, and where it stands', () => {
    const text = 'Veja [isto](/faq) e https://exemplo.pt/a\n\n![Uma horta](/uploads/a.jpg "Legenda")';
    const { links, pictures } = look('formatted', text);
    expect(links.map(({ url }) => url)).toEqual(['/faq', 'https://exemplo.pt/a']);
    expect(pictures).toEqual([{ source: 'campo', label: 'Campo', url: '/uploads/a.jpg', isDescribed: true }]);
    expect(look('formatted', '![ ](/uploads/a.jpg)').pictures).toMatchObject([{ isDescribed: false }]);
    expect(look('link', 'https://exemplo.pt/').links).toEqual([
      { source: 'campo', label: 'Campo', url: 'https://exemplo.pt/' },
    ]);
    expect(look('picture', ['a.jpg', 'b.jpg']).pictures.map(({ url }) => url)).toEqual(['a.jpg', 'b.jpg']);
    expect(look('picture', '').pictures).toEqual([]);
    expect(look('picture', 'a.jpg').pictures).toMatchObject([{ isDescribed: false }]);
    expect(look('emblem', 'a.jpg').pictures).toMatchObject([{ isDescribed: true }]);
  });
});
