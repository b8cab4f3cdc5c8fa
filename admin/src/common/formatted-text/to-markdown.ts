import type { JSONContent } from '@tiptap/core';
import type { BlockContent, Blockquote, Heading, Link, List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { markOrder } from './from-markdown.js';

/** Turns the editor's document into the stored Markdown; typed signs are escaped, so they are read as words again. */
export function markdownOf(document: JSONContent): string {
  const children = blocksOf(document.content ?? []);
  const options = {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
    incrementListMarker: true,
  } as const;
  return toMarkdown({ type: 'root', children }, options).trimEnd();
}

/** Parts without words are not written. */
function blocksOf(nodes: readonly JSONContent[]): BlockContent[] {
  return nodes.map(blockOf).filter(({ children }) => children.length > 0);
}

function blockOf({
  type = 'paragraph',
  attrs = {},
  content = [],
}: JSONContent): Blockquote | Heading | List | Paragraph {
  switch (type) {
    case 'heading': {
      const line = content.map((part) => (part.type === 'hardBreak' ? { type: 'text', text: ' ' } : part));
      return { type: 'heading', depth: attrs['level'] === 3 ? 3 : 2, children: lineOf(line) };
    }
    case 'blockquote':
      return { type: 'blockquote', children: blocksOf(content) };
    case 'bulletList':
    case 'orderedList': {
      const ordered = type === 'orderedList';
      const children = content.map((item): ListItem => ({
        type: 'listItem',
        spread: false,
        children: blocksOf(item.content ?? []),
      }));
      return { type: 'list', ordered, start: ordered ? Number(attrs['start'] ?? 1) : null, spread: false, children };
    }
    case 'picture': {
      const { src = '', alt = '', caption } = attrs as Record<string, string>;
      return paragraph({ type: 'image', url: src, alt, title: caption || null });
    }
    case 'video': {
      const { url = '', title } = attrs as Record<string, string>;
      return paragraph(linkTo(url, [{ type: 'text', value: title || url }]));
    }
    default:
      return paragraph(...lineOf(content));
  }
}

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A line begins and ends with words: the room around them says nothing. */
function lineOf(nodes: readonly JSONContent[]): PhrasingContent[] {
  const isWords = ({ type, text }: JSONContent) => type !== 'hardBreak' && text?.trim() !== '';
  const line = nodes.slice(nodes.findIndex(isWords), nodes.findLastIndex(isWords) + 1).map((node) => ({ ...node }));
  const [first] = line;
  const last = line.at(-1);
  if (first?.text !== undefined) first.text = first.text.trimStart();
  if (last?.text !== undefined) last.text = last.text.trimEnd();
  return nested(line, 0);
}

/** Joins neighbouring nodes that have the same mark, so that the mark is written once. */
function nested(nodes: readonly JSONContent[], depth: number): PhrasingContent[] {
  const mark = markOrder[depth];
  if (mark === undefined) return [{ type: 'text', value: nodes.map(({ text }) => text ?? '\n').join('') }];
  const runs: { on: string | undefined; nodes: JSONContent[] }[] = [];
  for (const node of nodes) {
    const found = node.marks?.find(({ type }) => type === mark);
    const on = found && ((found.attrs?.['href'] as string | undefined) ?? '');
    const run = runs.at(-1);
    if (run && run.on === on) run.nodes.push(node);
    else runs.push({ on, nodes: [node] });
  }
  return runs.flatMap((run): PhrasingContent[] => {
    const children = nested(run.nodes, depth + 1);
    if (run.on === undefined) return children;
    if (mark === 'link') return [linkTo(run.on, children)];
    return [mark === 'bold' ? { type: 'strong', children } : { type: 'emphasis', children }];
  });
}

/** An address that stands for itself stays as it was typed: whoever reads it finds it a link. */
function linkTo(url: string, children: PhrasingContent[]): PhrasingContent {
  const [only, ...others] = children;
  if (only?.type === 'text' && others.length === 0) {
    const { value } = only;
    const isItself = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(value)
      ? url === `mailto:${value}`
      : /^(https?:\/\/|www\.)[\w./-]*[\w/]$/.test(value) && (url === value || url === `http://${value}`);
    if (isItself) return { type: 'html', value };
  }
  return { type: 'link', url, children: children as Link['children'] };
}
