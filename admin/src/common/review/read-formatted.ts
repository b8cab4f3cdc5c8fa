import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parsedText } from '../formatted-text/from-markdown.js';

/** The parts of a formatted text that the review checks. */
export interface FormattedParts {
  /** Its words, without signs and addresses. */
  readonly words: string;
  readonly links: readonly string[];
  readonly pictures: readonly { url: string; isDescribed: boolean }[];
  /** The headings under which nothing stands. */
  readonly empty: readonly string[];
}

/** Reads a formatted text. */
export function readFormatted(text: string): FormattedParts {
  const root = parsedText(text);
  const links: string[] = [];
  const pictures: { url: string; isDescribed: boolean }[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'image') pictures.push({ url: node.url, isDescribed: Boolean(node.alt?.trim()) });
    if ('children' in node) node.children.forEach(walk);
  };
  walk(root);
  return {
    words: root.children.map((child) => toString(child)).join('\n'),
    links,
    pictures,
    empty: emptySections(root),
  };
}

/** A heading at the end, or right before another that is not below it, has nothing under it. */
function emptySections({ children }: Root): string[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const next = children[index + 1];
    const isEmpty = next === undefined || (next.type === 'heading' && next.depth <= node.depth);
    return isEmpty ? [toString(node)] : [];
  });
}
