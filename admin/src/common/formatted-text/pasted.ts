import { unseen } from '../../../../contract/formatted-text.js';
import { typedLines } from '../../../../contract/typed-text.js';

/** More than any text may hold, with the form that other programs give it: a whole book is not read for its first page. */
const MAX_PASTED = 400_000;
const ELEMENTS = ['style', 'script', 'xml', 'head', 'title'];

/** A text without what nobody sees and the API does not take, which telephones and chats put around names and numbers. */
export const withoutUnseen = (text: string): string => typedLines(text).replaceAll(new RegExp(unseen, 'gu'), '');

/**
 * What other programs put around a text, away: Word's notes, styles, comments and its lists, which are paragraphs with
 * a sign in front. The editor itself takes nothing but what a text can have.
 */
export function withoutExcess(html: string): string {
  const ofWord = withoutBetween(
    withoutUnseen(html.slice(0, MAX_PASTED)),
    '<!--[if !supportLists]-->',
    '<!--[endif]-->',
  );
  const marked = withoutBetween(ELEMENTS.reduce(withoutElement, ofWord), '<!--', '-->');
  return (
    withLists(marked.replaceAll(/<\/?(o:p|img|svg|iframe|object|embed|video|audio)\b[^<>]*>/gi, ''))
      // what the editor would leave out is not even looked at
      .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\s(style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
      .replaceAll('</ul><ul>', '')
      .replaceAll(/<\/ul>\s+<ul>/g, '')
  );
}

/** A text without what stands between two marks, nor the marks. */
function withoutBetween(html: string, open: string, close: string): string {
  const kept: string[] = [];
  for (let at = 0; ;) {
    const from = html.indexOf(open, at);
    const to = from === -1 ? -1 : html.indexOf(close, from + open.length);
    if (to === -1) return kept.concat(html.slice(at)).join('');
    kept.push(html.slice(at, from));
    at = to + close.length;
  }
}

function withoutElement(html: string, name: string): string {
  const opening = new RegExp(`<${name}\\b`, 'i');
  const parts = html.split(new RegExp(`</${name}>`, 'i'));
  const last = parts.pop() ?? '';
  return parts.map((part) => part.split(opening, 1)[0]).join('') + last;
}

/** Word's items, which are paragraphs of a class, as lists of one. */
function withLists(html: string): string {
  const parts = html.split('</p>');
  const last = parts.pop() ?? '';
  const items = parts.map((part) => {
    const from = part.lastIndexOf('<p ');
    const to = part.indexOf('>', from);
    const isItem = from !== -1 && to !== -1 && part.slice(from, to).includes('MsoListParagraph');
    return isItem ? `${part.slice(0, from)}<ul><li>${part.slice(to + 1)}</li></ul>` : `${part}</p>`;
  });
  return items.join('') + last;
}
