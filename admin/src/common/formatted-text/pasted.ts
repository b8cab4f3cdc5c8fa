import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { unseen } from '../../../../contract/formatted-text.js';
import { typedLines } from '../../../../contract/typed-text.js';
import { readPasted } from './read-pasted.js';

/** More than any text may hold, with the form that other programs give it: a whole book is not read for its first page. */
const MAX_PASTED = 400_000;
/** The openings and closings of what no reader sees. */
const UNREAD = [
  ...['style', 'script', 'xml', 'head', 'title'].map((name) => ({
    opening: new RegExp(`<${name}\\b`, 'i'),
    closing: new RegExp(`</${name}>`, 'i'),
  })),
  { opening: /<!--/, closing: /-->/ },
];
const NO_LISTS = '<!--[if !supportLists]-->';

/** A text without what nobody sees and the API does not take, which telephones and chats put around names and numbers. */
export const withoutUnseen = (text: string): string => typedLines(text).replaceAll(new RegExp(unseen, 'gu'), '');

/**
 * A text without the rest that other programs put around it. Their styles stand aside, where they are read
 * (`readPasted`): the content policy of the back office lets no element have one, and a browser tells of each that tries.
 */
export function withoutExcess(html: string): string {
  const ofWord = withMarkers(withoutUnseen(html.slice(0, MAX_PASTED)));
  return UNREAD.reduce(withoutBetween, ofWord)
    .replaceAll(/<\/?(o:p|img|svg|iframe|object|embed|video|audio)\b[^<>]*>/gi, '')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
      tag
        .replaceAll(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
        .replaceAll(/\sstyle\s*=\s*(?=\S)/gi, ' data-style='),
    );
}

/** The part that Word writes for programs that know no lists, in front of an item, is its marker. */
function withMarkers(html: string): string {
  const [first = '', ...parts] = html.split(NO_LISTS);
  const marked = parts.map((part) => {
    const to = part.indexOf('<!--[endif]-->');
    return to === -1 ? part : `<span data-style="mso-list:Ignore">${part.slice(0, to)}</span>${part.slice(to)}`;
  });
  return [first, ...marked].join('');
}

/** A text without all that stands between an opening and the closing that follows it. */
function withoutBetween(html: string, { opening, closing }: (typeof UNREAD)[number]): string {
  const parts = html.split(closing);
  const last = parts.pop() ?? '';
  return parts.map((part) => part.split(opening, 1)[0]).join('') + last;
}

class PastedParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    return super.parseSlice(dom.querySelector('[data-pm-slice]') ? dom : readPasted(dom), options);
  }
}

/** Reads what is pasted from other programs; what comes from an editor of ours is read as it is. */
export const Pasted = Extension.create({
  name: 'pasted',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    return [
      new Plugin({
        props: {
          transformPastedHTML: withoutExcess,
          transformPastedText: withoutUnseen,
          clipboardParser: new PastedParser(schema, DOMParser.fromSchema(schema).rules),
        },
      }),
    ];
  },
});
