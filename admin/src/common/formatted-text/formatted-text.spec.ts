import type { JSONContent as EditorNode } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from './from-markdown.js';
import { markdownOf } from './to-markdown.js';

const saved = (text: string) => markdownOf(documentOf(text));
const words = (text: string, ...marks: string[]): EditorNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content });

describe('a text that the editor opens and saves', () => {
  it.each([
    'Uma linha\noutra linha\n\nOutro parágrafo.',
    '## Título\n\nVieram *todos* e **todas**.\n\n### Subtítulo',
    '- um\n- dois\n  - dentro\n- três',
    '1. um\n2. dois',
    '3. três\n4. quatro',
    '> Foi bom.\n>\n> Outra vez.',
    '[a página](/concurso-anual) e [outra](https://exemplo.pt/a?b=c)',
    'Ver www.exemplo.pt, https://exemplo.pt/a_b ou geral@exemplo.pt.',
    '![Crianças a rir](/uploads/a.jpg "No recreio")',
    '![](/uploads/a.jpg)',
    '[O festival](https://youtu.be/xXnT8snU7Lo)',
  ])('is the same: %j', (text) => {
    expect(saved(text)).toBe(text);
  });

  it.each([
    '* não é lista',
    '- não é lista',
    '1. não é lista',
    '# não é título',
    '> não é citação',
    '**não é negrito** _nem_ *isto*',
    '[não](é.pt) ![nem](x)',
    '<b>não</b> &amp; `código` \\ ~~x~~',
    '---',
    '    quatro',
  ])('keeps words as words, whatever they look like: %s', (text) => {
    const document = doc(paragraph(words(text.trim())));
    expect(documentOf(markdownOf(document))).toEqual(document);
  });

  it.each([
    ['quotes in quotes', '>'.repeat(16_000)],
    ['lists in lists', `${'- '.repeat(8_000)}x`],
    ['bold in bold', `${'**a '.repeat(2_000)}x${'**'.repeat(2_000)}`],
  ])('is the words that it is where it is set off without end: %s', (_, text) => {
    expect(documentOf(text)).toEqual(doc(paragraph(words(text))));
    expect(documentOf(saved(text))).toEqual(documentOf(text));
  });

  it('is read again as it was written, however it is set off', () => {
    const line = fc.array(
      fc.record({
        text: fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'aé *_[]()!<>#-.1&\\`~'.split('')) }),
        marks: fc.subarray(['bold', 'italic']),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(line, (parts) => {
        const document = doc(paragraph(...parts.map(({ text, marks }) => words(text, ...marks))));
        const once = documentOf(markdownOf(document));
        expect(markdownOf(once)).toBe(markdownOf(document));
        const text = (node: EditorNode): string => (node.text ?? '') + (node.content ?? []).map(text).join('');
        expect(text(once).replaceAll(/\s+/g, ' ').trim()).toBe(text(document).replaceAll(/\s+/g, ' ').trim());
      }),
      { numRuns: 500 },
    );
  });
});
