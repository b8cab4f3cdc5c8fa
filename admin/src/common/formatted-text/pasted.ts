import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { unseen } from '../../../../contract/formatted-text.js';
import { typedLines } from '../../../../contract/typed-text.js';
import { readPasted } from './read-pasted.js';

/** More than any text may hold, with the form that other programs give it: a whole book is not read for its first page. */
const MAX_PASTED = 400_000;
/** An element of which nobody reads, nor applies, what is in it. */
const UNREAD = 'template';
const NO_LISTS = '<!--[if !supportLists]-->';

/** A text without what nobody sees and the API does not take, which telephones and chats put around names and numbers. */
export const withoutUnseen = (text: string): string => typedLines(text).replaceAll(new RegExp(unseen, 'gu'), '');

/**
 * A text without the rest that other programs put around it. Their styles stand aside, where they are read
 * (`readPasted`): the content policy of the back office lets no element have one, and a browser tells of each that tries.
 */
export function withoutExcess(html: string): string {
  return withMarkers(withoutUnseen(html.slice(0, MAX_PASTED)))
    .replaceAll(/<\/?(o:p|img|svg|iframe|object|embed|video|audio)\b[^<>]*>/gi, '')
    .replaceAll(/(?<=<\/?)(style|script|xml|title)\b/gi, UNREAD)
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
