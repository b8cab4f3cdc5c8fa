import type { JSONContent } from '@tiptap/core';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { toString } from 'mdast-util-to-string';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { isTangled, playerUrl, withoutMarkdown } from '../../../../contract/formatted-text.js';

type EditorMarks = NonNullable<JSONContent['marks']>;

/** The marks that text within a line can have, from the outermost to the innermost. */
export const markOrder = ['link', 'bold', 'italic'] as const;

const OPTIONS: NonNullable<Parameters<typeof fromMarkdown>[1]> = {
  extensions: [gfmAutolinkLiteral(), { disable: { null: [...withoutMarkdown] } }],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
};

/** A text as the site reads it. */
export function parsedText(markdown: string): Root {
  if (isTangled(markdown))
    return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }] };
  return fromMarkdown(markdown, OPTIONS);
}

export function documentOf(markdown: string): JSONContent {
  return { type: 'doc', content: atLeastOne(blocksOf(parsedText(markdown).children)) };
}

function atLeastOne(blocks: JSONContent[]): JSONContent[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}

function blocksOf(nodes: readonly Nodes[]): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'paragraph':
        return paragraphOf(node.children);
      case 'heading':
        return [{ type: 'heading', attrs: { level: node.depth <= 2 ? 2 : 3 }, content: lineOf(node.children) }];
      case 'blockquote':
        return [{ type: 'blockquote', content: atLeastOne(blocksOf(node.children)) }];
      case 'list': {
        const content = node.children.map((item) => ({ type: 'listItem', content: itemOf(item.children) }));
        return node.ordered
          ? [{ type: 'orderedList', attrs: { start: node.start ?? 1 }, content }]
          : [{ type: 'bulletList', content }];
      }
      default: {
        const words = toString(node).trim();
        return words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
      }
    }
  });
}

/** An item begins with a line, also where what was written begins with something else. */
function itemOf(nodes: readonly Nodes[]): JSONContent[] {
  const blocks = blocksOf(nodes);
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

function paragraphOf(nodes: readonly PhrasingContent[]): JSONContent[] {
  const [only, ...others] = nodes;
  if (only?.type === 'link' && others.length === 0 && playerUrl(only.url)) {
    const title = toString(only);
    return [{ type: 'video', attrs: { url: only.url, title: title === only.url ? '' : title } }];
  }
  const blocks: JSONContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const content = lineOf(line);
    if (content.some(({ text }) => text !== undefined && text.trim() !== ''))
      blocks.push({ type: 'paragraph', content });
    line = [];
  };
  for (const node of nodes) {
    if (node.type !== 'image') {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push({ type: 'picture', attrs: { src: node.url, alt: node.alt ?? '', caption: node.title ?? '' } });
  }
  endLine();
  return blocks;
}

function lineOf(nodes: readonly PhrasingContent[], marks: EditorMarks = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    switch (node.type) {
      case 'text':
        return wordsOf(node.value, marks);
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'strong':
      case 'emphasis':
        return lineOf(node.children, withMark(marks, { type: node.type === 'strong' ? 'bold' : 'italic' }));
      case 'link':
        return lineOf(node.children, withMark(marks, { type: 'link', attrs: { href: node.url } }));
      default:
        return wordsOf(toString(node), marks);
    }
  });
}

/** Bold within bold is bold. */
function withMark(marks: EditorMarks, mark: EditorMarks[number]): EditorMarks {
  return marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];
}

function wordsOf(text: string, marks: EditorMarks): JSONContent[] {
  return text
    .split(/\r?\n/)
    .flatMap((words, index): JSONContent[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(words === '' ? [] : [{ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) }]),
    ]);
}
