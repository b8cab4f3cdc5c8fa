export const LONE_SURROGATE = '\ud800';

const start = 'a'.repeat(39);
/** Values that nobody types into a field, each with a description. */
export const oddValues: readonly (readonly [what: string, value: unknown])[] = [
  ['null', null],
  ['a list of lists', [[[]]]],
  ['an object', {}],
  ['an object with inherited names', { toString: 1, valueOf: null, constructor: {} }],
  ['a number', -1e308],
  ['a flag', false],
  ['a blank text', ' \n\t '],
  ['NaN', 'NaN'],
  ['a very long text', 'á'.repeat(60_000)],
  ['a lone surrogate', `a${LONE_SURROGATE}`],
  ['a lone surrogate in a list', [LONE_SURROGATE]],
  ['a number that is no character', 'a\uffff'],
  ['a NUL', 'a\u0000b'],
  ['words that are alike to the fortieth letter', `${start}𝒜 ${start}𐐀 ${start}😀`],
  ['quotes and percents', `'"\\;--\`%s %00 \u202E`],
  ['a URL that is none', 'http://[::1'],
];
