import { describe, expect, it } from 'vitest';
import { formattedText } from './formatted-text.server';

const blocks = (text: string) => formattedText(text).blocks;
const paragraph = (...content: unknown[]) => ({ kind: 'paragraph', content });

describe('a formatted text', () => {
  it('has headings of two levels, bold, italic, links, lists and quotes', () => {
    const text =
      '## Um dia **grande**\n\nVieram *todos*, ver [a página](/concurso-anual).\n\n- um\n- dois\n\n3. três\n\n> Foi bom.\n\n### Fim';
    expect(blocks(text)).toEqual([
      { kind: 'heading', level: 2, content: ['Um dia ', { kind: 'strong', content: ['grande'] }] },
      paragraph(
        'Vieram ',
        { kind: 'emphasis', content: ['todos'] },
        ', ver ',
        { kind: 'link', url: '/concurso-anual', content: ['a página'] },
        '.',
      ),
      { kind: 'list', start: undefined, items: [[paragraph('um')], [paragraph('dois')]] },
      { kind: 'list', start: 3, items: [[paragraph('três')]] },
      { kind: 'quote', content: [paragraph('Foi bom.')] },
      { kind: 'heading', level: 3, content: ['Fim'] },
    ]);
  });

  it('has pictures with their caption, ours with the address of the API, and videos that stand alone', () => {
    const text =
      'Antes ![Crianças a rir](/uploads/a.jpg "No recreio") depois\n\n[O festival](https://youtu.be/xXnT8snU7Lo)\n\nhttps://vimeo.com/123456';
    expect(blocks(text)).toEqual([
      paragraph('Antes '),
      { kind: 'picture', url: 'https://api.pt/uploads/a.jpg', alt: 'Crianças a rir', caption: 'No recreio' },
      paragraph(' depois'),
      { kind: 'video', url: 'https://youtu.be/xXnT8snU7Lo', title: 'O festival' },
      { kind: 'video', url: 'https://vimeo.com/123456', title: '' },
    ]);
  });

  it('is in words alone a line for each item of a list and each paragraph of a quote', () => {
    expect(formattedText('Falta:\n\n- **sombra**\n- bancos\n  - de madeira\n\n> um\n>\n> dois').plain).toBe(
      'Falta:\n\nsombra\nbancos\nde madeira\n\num\ndois',
    );
  });

  it('shows nothing of a picture whose address was withheld', () => {
    expect(blocks('![Crianças a rir]( "No recreio")')).toEqual([]);
  });

  it.each([
    'Uma linha\noutra linha\n\nOutro parágrafo.',
    '3 < 4 > 2 e <b>não</b> <script>alert(1)</script>',
    '    quatro espaços',
    '```\ncódigo\n```',
    'Título\n======',
    'Título\n---',
    'snake_case_palavra e 2 * 3 * 4',
    '[uma nota] e [outra][x]',
    '#semespaço',
    '+351 220 000 001',
  ])('is itself where it is plain: %j', (text) => {
    const shown = formattedText(text);
    expect(shown.plain.replaceAll(/\s+/g, ' ')).toBe(text.trim().replaceAll(/\s+/g, ' '));
    expect(shown.blocks.map(({ kind }) => kind)).toEqual(shown.blocks.map(() => 'paragraph'));
  });

  it.each([
    '[clique](javascript:alert(1))',
    '[clique](JavaScript:alert(1))',
    '[clique](java\tscript:alert(1))',
    '[clique](data:text/html,x)',
    '[clique](vbscript:x)',
    '[clique](//outro.pt)',
    '[clique](mailto:a@b.pt?bcc=todos@b.pt)',
    '[clique](file:///etc/passwd)',
    // cut where the site's own address would end, this would be a script
    '[clique](</\\e/aaaaajavascript:alert(1)>)',
    '[clique](</.//outro.pt/x>)',
    '[clique](https://site.pt@outro.pt)',
    '![clique](https://site.pt@outro.pt/a.png)',
    '![clique](javascript:alert(1))',
    '![clique](data:image/svg+xml,x)',
  ])('leads nowhere but to http(s), a mailbox or a page of ours: %s', (text) => {
    expect(JSON.stringify(blocks(text))).not.toMatch(/"(?:link|picture)"/);
  });

  it.each([
    ['https://site.pt/faq#custo', '/faq#custo'],
    ['https://site.pt.outro.pt/faq', 'https://site.pt.outro.pt/faq'],
    ['/uploads/a.pdf', 'https://api.pt/uploads/a.pdf'],
  ])('leads to %s by %s', (address, url) => {
    expect(blocks(`[clique](${address})`)).toEqual([paragraph({ kind: 'link', url, content: ['clique'] })]);
  });

  it('makes links of addresses that stand in it', () => {
    expect(blocks('Ver www.exemplo.pt ou geral@exemplo.pt.')).toEqual([
      paragraph(
        'Ver ',
        { kind: 'link', url: 'http://www.exemplo.pt/', content: ['www.exemplo.pt'] },
        ' ou ',
        { kind: 'link', url: 'mailto:geral@exemplo.pt', content: ['geral@exemplo.pt'] },
        '.',
      ),
    ]);
  });

  it.each(['> a\n\n'.repeat(3_000), `> > > > a\n${'b\n'.repeat(2_000)}`, 'a\r\n'.repeat(2_000)])(
    'of more lines than anybody reads is the words that it is',
    (text) => {
      expect(formattedText(text)).toEqual({ blocks: [paragraph(text)], plain: text });
    },
  );

  it('counts no sign that is only itself', () => {
    const text = `${'\\_'.repeat(1_100)} **assim**`;
    expect(blocks(text)).toEqual([paragraph(`${'_'.repeat(1_100)} `, { kind: 'strong', content: ['assim'] })]);
  });

  it.each(['>', '> ', '- ', '1. ', '[', '![', '*', '**', '_', '[](', '<', '\\', '*a_', '- > '])(
    'of nothing but %j is bounded in depth',
    (sign) => {
      const depth = (value: unknown): number =>
        typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
      expect(depth(blocks(`${sign.repeat(Math.floor(9000 / sign.length))}x`))).toBeLessThan(40);
    },
  );
});
