import { type Extensions, type Mark, markInputRule, markPasteRule, mergeAttributes, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import type { ComponentType } from 'react';
import { linkAddress, withScheme } from '@contract/link-address';
import { runtimeConfig } from '../../runtime-config.js';
import { PictureView, VideoView } from './block-views.js';
import { Pasted } from './pasted.js';

/** Whether a link may lead there: http(s), a mailbox, or a page of the site. */
const isLinkTarget = (address: string): boolean => linkAddress(address, runtimeConfig.siteUrl) !== undefined;

/** A part of the text that stands for itself. Pasted pictures and videos are left out: they are on other sites. */
const block = (name: string, attributes: readonly string[], view: ComponentType<ReactNodeViewProps>) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: '' }])),
    renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
    addNodeView: () => ReactNodeViewRenderer(view),
  });

/** Headings of two levels: what is pasted with others takes the nearer of them. */
const TwoHeadings = Heading.extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })),
}).configure({ levels: [2, 3] });

/** A mark that signs set, typed or pasted, where they stand close to the words: those of `5 * 3 * 2` are themselves. */
const setBy = (mark: Mark, sign: '*' | '**'): Mark => {
  const patterns = [sign, sign.replaceAll('*', '_')].map((signs) => {
    const [one = ''] = signs;
    const quoted = signs.replaceAll('*', String.raw`\*`);
    return String.raw`(?:^|\s)(${quoted}(?![\s${one}])([^${one}]*[^\s${one}])${quoted})`;
  });
  return mark.extend({
    addInputRules() {
      return patterns.map((pattern) => markInputRule({ find: new RegExp(`${pattern}$`), type: this.type }));
    },
    addPasteRules() {
      return patterns.map((pattern) => markPasteRule({ find: new RegExp(pattern, 'g'), type: this.type }));
    },
  });
};

/** All the formatting that a text can have; pasted text loses any other. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  TwoHeadings,
  setBy(Bold, '**'),
  setBy(Italic, '*'),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (url) => isLinkTarget(url),
  }),
  block('picture', ['src', 'alt', 'caption'], PictureView),
  block('video', ['url', 'title'], VideoView),
  Dropcursor,
  Gapcursor,
  TrailingNode,
  UndoRedo,
  Pasted,
];

/** Completes a typed link target to a mailbox, a page of the site or a web address; undefined if it is none of them. */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text) ? `mailto:${text}` : withScheme(text);
  return isLinkTarget(address) ? address : undefined;
}
