/** Something that a stranger may send, made so that a careless parser takes its square: so many characters of it. */
export type Shape = (size: number) => string;

type Shapes = Readonly<Record<string, Shape>>;

/** A piece again and again. */
const repeated =
  (piece: string, { before = '', after = '' } = {}): Shape =>
  (size) =>
    before + piece.repeat(Math.max(1, Math.floor(size / piece.length))) + after;

/** Pieces that differ, each about `width` characters long. */
const numbered =
  (width: number, piece: (index: number) => string, { before = '', between = ',', after = '' } = {}): Shape =>
  (size) =>
    before +
    Array.from({ length: Math.max(1, Math.floor(size / width)) }, (_, index) => piece(index)).join(between) +
    after;

/** Pieces within one another. */
const nested =
  (open: string, close: string, inside = ''): Shape =>
  (size) => {
    const depth = Math.max(1, Math.floor(size / (open.length + close.length)));
    return open.repeat(depth) + inside + close.repeat(depth);
  };

const inQuery = (name: string, json: Shape): Shape => {
  return (size) => `${name}=${encodeURIComponent(json(Math.floor(size / 2)))}`;
};

/** Texts, for a field, a search or what is shown. */
export const texts: Shapes = {
  'one letter': repeated('a'),
  spaces: repeated(' ', { before: 'a', after: 'a' }),
  'line breaks': repeated('\n', { before: 'a', after: 'a' }),
  tabs: repeated('\t', { before: 'a', after: 'a' }),
  'words of one letter': repeated('a '),
  'words that begin each other': numbered(6, (index) => `w${index}`, { between: ' ' }),
  'characters without width': repeated('\u200b'),
  'marks on one letter': repeated('\u0301', { before: 'a' }),
  'letters with marks': repeated('\u0041\u030A\u0323'),
  'characters of two units': repeated('\u{1F600}'),
  'half characters': repeated('\ud800'),
  'ligatures that grow': repeated('\uFDFA'),
  'signs of addresses': repeated('@', { after: '.pt' }),
  'names of addresses': repeated('a.', { after: 'a@escola.pt' }),
  'hosts of addresses': repeated('b.', { before: 'a@', after: 'pt' }),
  'quoted names': repeated('\\"', { before: '"', after: '"@escola.pt' }),
  'comments in addresses': nested('(', ')', 'a@escola.pt'),
  addresses: repeated('a@b.c '),
  'signs of telephones': repeated('+'),
  'groups of telephones': repeated('9 ', { before: '+' }),
  'brackets of telephones': nested('(', ')'),
  digits: repeated('1'),
  dots: repeated('.'),
  hyphens: repeated('-'),
  slashes: repeated('/', { before: 'https://a.pt/' }),
  'path steps': repeated('../', { before: '/uploads/' }),
  'ports and names': repeated('a@', { before: 'https://' }),
  percents: repeated('%', { before: 'https://a.pt/' }),
  'hosts that are no letters': repeated('\u00e9.', { before: 'https://' }),
  'numbers of characters': repeated('&#x41;'),
  'names of characters': repeated('&amp;'),
  ampersands: repeated('&'),
  backslashes: repeated('\\'),
  quotes: repeated('"'),
  'tags that do not end': repeated('<a'),
  comments: repeated('<!--'),
  '64 signs': repeated('QUJD'),
  'dotted tokens': repeated('e30.'),
};

/** Texts that mean something in Markdown. */
export const markdown: Shapes = Object.fromEntries(
  [
    ['[', '![', '](', '[](', '[a](b)', '[a](b "', '![a](/uploads/a.jpg "', '[a][b]', '[a]: b\n', '`', '``` ', '```\n'],
    ['*', '**', '_', '__', '*a', 'a*', '*a_', '**a*', '*a**', '***', '~', '\\*', '\\_', '> ', '> a\n', '>\n', '- '],
    ['- a\n', '- a\n\n', '1. ', '1. a\n', '- > ', '> - ', '# ', '# a\n', '---\n', '===\n', 'a\n=\n', '  \n', 'a  \n'],
    ['www.a', 'www.', 'http://a', 'http://a.pt/(', 'a@b', 'a@b.', 'mailto:', 'mailto:a@b.c ', 'xmpp:a@b.c', '<a b="'],
    ['&#', '&a;', '|', '(', ')', '    a\n', '\ta\n'],
  ]
    .flat()
    .map((piece) => [JSON.stringify(piece), repeated(piece)]),
);

export const nestedMarkdown: Shapes = {
  'links in links': nested('[', '](b)', 'a'),
  'pictures in pictures': nested('![', '](b)', 'a'),
  'bold in bold': nested('**', '**', 'a'),
  'bold in italics': nested('*a **', '** a*', 'a'),
  'brackets in an address': nested('(', ')', 'a'),
  'a link to brackets': (size) => `[a](${'('.repeat(size)}`,
  'quotes in quotes': (size) => `${'> '.repeat(Math.floor(size / 2))}a`,
  'lists in lists': (size) =>
    Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
};

/** JSON as a body, or a parameter, is written. */
export const jsons: Shapes = {
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"a":', '}', '1'),
  'groups of an inherited name': nested('{"__proto__":', '}', '1'),
  'one far number for a name': repeated(' ', { before: '{"4294967294":1', after: '}' }),
  'far numbers for names': numbered(15, (index) => `"${4_294_967_294 - index}":1`, { before: '{', after: '}' }),
  'near numbers for names': numbered(9, (index) => `"${index}":1`, { before: '{', after: '}' }),
  'numbers that collide': numbered(14, (index) => `"${(16_000 + index) * 65_536}"`, { before: '[', after: ']' }),
  'names that collide': numbered(16, (index) => `{"${(16_000 + index) * 65_536}":0}`, { before: '[', after: ']' }),
  'many names': numbered(9, (index) => `"k${index}":1`, { before: '{', after: '}' }),
  'many names in a group': numbered(9, (index) => `"k${index}":1`, { before: '{"a":{', after: '}}' }),
  'one name again and again': numbered(6, () => '"a":1', { before: '{', after: '}' }),
  'inherited names': numbered(16, () => '"constructor":1', { before: '{', after: '}' }),
  'a long list': numbered(2, () => '1', { before: '{"a":[', after: ']}' }),
  'a long list of nothing': numbered(3, () => '{}', { before: '{"a":[', after: ']}' }),
  'a long list of texts': numbered(5, () => '"ab"', { before: '[', after: ']' }),
  'huge numbers': numbered(6, () => '1e308', { before: '[', after: ']' }),
  'a number of many digits': repeated('9', { before: '[', after: ']' }),
  'a fraction of many digits': repeated('1', { before: '[0.', after: 'e-400]' }),
  'written characters': repeated('\\u0041', { before: '["', after: '"]' }),
  'written half characters': repeated('\\ud800', { before: '["', after: '"]' }),
  'what has no end': repeated('['),
  'a text that has no end': repeated('a', { before: '{"a":"' }),
  'only spaces': repeated(' ', { after: '{}' }),
};

/** Query strings, without their question mark. */
export const queries: Shapes = {
  'places in a list': repeated('a[4294967294]=1&'),
  'lists in lists': (size) => `a${'[]'.repeat(Math.floor(size / 2))}=1`,
  'groups in groups': (size) => `a${'[a]'.repeat(Math.floor(size / 3))}=1`,
  'numbers for names': numbered(8, (index) => `${index}=1`, { between: '&' }),
  'one name again and again': repeated('ano=1&'),
  'names alone': repeated('a&'),
  separators: repeated('&'),
  'equal signs': repeated('='),
  percents: repeated('%'),
  'escapes that are none': repeated('%ff'),
  spaces: repeated('+', { before: 'q=' }),
  'a long year': repeated('1', { before: 'ano=' }),
  'a long width': repeated('1', { before: 'w=' }),
  'a long name to save under': repeated('%CC%81', { before: 'nome=' }),
  'words to search for': repeated('a+', { before: 'q=' }),
  'marks to search for': repeated('%CC%81', { before: 'q=a' }),
  'an order of many columns': inQuery(
    'sort',
    numbered(5, () => '"id"', { before: '[', after: ']' }),
  ),
  'rows of many digits': inQuery('range', repeated('9', { before: '[0,', after: ']' })),
  'many rows': inQuery(
    'range',
    numbered(2, () => '1', { before: '[', after: ']' }),
  ),
  'a filter by many ids': inQuery(
    'filter',
    numbered(2, () => '1', { before: '{"id":[', after: ']}' }),
  ),
  'a filter by text': inQuery('filter', repeated('a', { before: '{"titulo":"', after: '"}' })),
  'a filter by many words': inQuery('filter', repeated('a ', { before: '{"q":"', after: '"}' })),
  ...Object.fromEntries(
    Object.entries(jsons).map(([name, json]) => [`a filter of ${name}`, inQuery('filter', json)] as const),
  ),
};

/** Headers, by their names. */
export const headers: readonly (readonly [name: string, what: string, value: Shape])[] = [
  ['Range', 'thousand parts', numbered(10, (index) => `${index}-${index}`, { before: 'bytes=' })],
  [
    'Range',
    'parts from the last',
    numbered(10, (index) => `${99_999 - index}-${99_999 - index}`, { before: 'bytes=' }),
  ],
  ['Range', 'parts within each other', numbered(4, () => '0-', { before: 'bytes=' })],
  ['Range', 'many digits', repeated('9', { before: 'bytes=0-' })],
  ['If-Range', 'one long tag', repeated('a', { before: '"' })],
  ['Accept', 'types with weights', numbered(16, (index) => `a/b${index};q=0.${index % 10}`)],
  ['Accept', 'types of images', repeated('image/avif;q=0,')],
  ['Accept', 'a quote without an end', repeated(',', { before: 'a/b;a="' })],
  ['Accept', 'parameters', repeated(';a=b', { before: 'a/b' })],
  ['Accept', 'quotes', repeated('"', { before: 'a/b;a=' })],
  ['Accept', 'spaces', repeated(' ', { before: 'image/avif', after: 'x' })],
  ['Accept-Encoding', 'names with weights', numbered(12, (index) => `e${index};q=0.${index % 10}`)],
  ['Accept-Encoding', 'one name', repeated('gzip,')],
  ['Accept-Encoding', 'spaces', repeated(' ', { before: 'gzip', after: 'x' })],
  ['Accept-Language', 'languages', repeated('pt-PT;q=0.5,')],
  ['Accept-Charset', 'names', repeated('utf-8;q=0.5,')],
  ['If-None-Match', 'tags', repeated('"a",')],
  ['If-None-Match', 'weak tags', repeated('W/"a", ')],
  ['If-None-Match', 'spaces', repeated(' ', { before: '"a"', after: '"b"' })],
  ['If-None-Match', 'commas', repeated(',', { before: '"a"', after: '"b"' })],
  ['If-Match', 'tags', repeated('"a",')],
  ['If-Match', 'slashes', repeated('W/')],
  ['If-Modified-Since', 'a long day', repeated('1 ', { before: 'Mon, ' })],
  ['If-Unmodified-Since', 'brackets', repeated('(', { before: 'Mon, ' })],
  ['Cache-Control', 'no directive', repeated('no-cach', { before: 'a=' })],
  ['Cookie', 'pairs', numbered(8, (index) => `a${index}=1`, { between: '; ' })],
  ['Cookie', 'browsers', repeated('navegador=; ')],
  ['Cookie', 'a browser without an end', repeated('a', { before: 'navegador=' })],
  ['Authorization', 'no token', repeated('a')],
  ['Authorization', 'spaces', repeated(' ', { before: 'Bearer', after: 'a' })],
  ['Authorization', 'dots', repeated('a.', { before: 'Bearer ' })],
  ['Authorization', 'a token', repeated('a', { before: 'Bearer e30.e30.' })],
  ['X-Convite', 'a code', repeated('a')],
  ['X-Forwarded-For', 'addresses', repeated('127.0.0.1,')],
  ['X-Forwarded-For', 'colons', repeated(':')],
  ['Forwarded', 'pairs', repeated('for=a;')],
  ['X-Request-Id', 'an id', repeated('a-')],
  ['Traceparent', 'a trace', repeated('0', { before: '00-' })],
  ['User-Agent', 'versions', repeated('Chrome/1.', { before: 'Mozilla/5.0 ' })],
  ['User-Agent', 'brackets', nested('(', ')')],
  ['Origin', 'dots', repeated('a.', { before: 'https://' })],
  ['Referer', 'slashes', repeated('/', { before: 'https://a.pt' })],
  ['Content-Type', 'parameters', repeated(';a=b', { before: 'application/json' })],
  ['Content-Type', 'a quote', repeated('\\"', { before: 'application/json; charset="' })],
  ['Content-Type', 'a boundary', repeated('-', { before: 'multipart/form-data; boundary=' })],
  ['Content-Encoding', 'names', repeated('gzip,')],
  ['Access-Control-Request-Headers', 'names', repeated('a,')],
  ['Connection', 'names', repeated('a,')],
  ['Expect', 'what nobody expects', repeated('a')],
];

/** Texts that follow on an address's last slash. */
export const paths: Shapes = {
  slashes: repeated('/', { after: 'a' }),
  'steps of one letter': repeated('a/'),
  'steps back': repeated('../'),
  'written steps back': repeated('%2e%2e%2f'),
  percents: repeated('%'),
  'written bytes': repeated('%ff'),
  letters: repeated('a'),
  capitals: repeated('A/'),
  digits: repeated('1'),
  dots: repeated('.'),
  hyphens: repeated('-', { after: '.jpg' }),
  semicolons: repeated(';a=b'),
  colons: repeated(':'),
  brackets: repeated('(', { after: ')' }),
  stars: repeated('*'),
};
