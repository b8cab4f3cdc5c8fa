import type { BlockContent, DefinitionContent, Link, ListItem, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { toString } from 'mdast-util-to-string';
import { LRUCache } from 'lru-cache';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { isTangled, playerUrl, withoutMarkdown } from '@contract/formatted-text';
import { linkAddress, webAddress } from '@contract/link-address';
import { siteConfig } from '~/config/site-config.server';
import type { Block, FormattedText, Inline } from './formatted-text';

type Content = RootContent | BlockContent | DefinitionContent;

/** Lists and quotes within one another beyond this are words: nobody reads them, and each costs. */
const DEEPEST = 5;

/** More lines than anybody reads cost the parser as their square. */
const MOST_LINES = 1500;

/** A picture that was cut out for visitors, with what was said of it. */
const WITHHELD = /!\[(?:[^[\]\\]|\\.)*\]\([ \t]*(?:"(?:[^"\\]|\\.)*"[ \t]*)?\)/g;

const OPTIONS: NonNullable<Parameters<typeof fromMarkdown>[1]> = {
  extensions: [gfmAutolinkLiteral(), { disable: { null: [...withoutMarkdown] } }],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
};

/** The texts that were shown last, a million characters of them: parsing one takes longer than rendering it. */
const shownLast = new LRUCache<string, FormattedText>({
  maxSize: 1_000_000,
  sizeCalculation: (_, text) => text.length + 1,
  memoMethod: parsed,
});

/**
 * A text in the small Markdown that is written in the back office, as what is shown of it. Any text is one: what is no
 * Markdown, or none of ours, is the words that it is.
 */
export const formattedText = (text: string): FormattedText => shownLast.memo(text);

function parsed(text: string): FormattedText {
  if (isTangled(text) || text.split(/\r\n?|\n/, MOST_LINES + 1).length > MOST_LINES)
    return { blocks: [{ kind: 'paragraph', content: [text] }], plain: text };
  const { children } = fromMarkdown(text.replaceAll(WITHHELD, ''), OPTIONS);
  const plain = children.map((child) => wordsIn(child).trim());
  return { blocks: blocksOf(children, 0), plain: plain.filter((words) => words !== '').join('\n\n') };
}

/** The words of a block; those of each item of a list, and of each paragraph of a quote, in a line of their own. */
function wordsIn(node: Content | ListItem): string {
  const isOfBlocks = node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote';
  return isOfBlocks ? node.children.map(wordsIn).join('\n') : toString(node);
}

function blocksOf(nodes: readonly Content[], depth: number): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return paragraphOf(node.children);
      case 'heading':
        return [{ kind: 'heading', level: node.depth <= 2 ? 2 : 3, content: inlineOf(node.children) }];
      case 'blockquote':
        return depth < DEEPEST ? [{ kind: 'quote', content: blocksOf(node.children, depth + 1) }] : wordsOf(node);
      case 'list':
        if (depth >= DEEPEST) return wordsOf(node);
        return [
          {
            kind: 'list',
            start: node.ordered ? (node.start ?? 1) : undefined,
            items: node.children.map((item: ListItem) => blocksOf(item.children, depth + 1)),
          },
        ];
      default:
        return wordsOf(node);
    }
  });
}

function wordsOf(node: Content): Block[] {
  const words = toString(node).trim();
  return words === '' ? [] : [{ kind: 'paragraph', content: [words] }];
}

/** A picture stands below the words before it; the address of a video alone in a paragraph is the video. */
function paragraphOf(nodes: readonly PhrasingContent[]): Block[] {
  const [only, ...others] = nodes;
  if (only?.type === 'link' && others.length === 0) {
    const video = videoOf(only);
    if (video) return [video];
  }
  const blocks: Block[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const content = inlineOf(line);
    if (content.some((part) => typeof part !== 'string' || part.trim() !== ''))
      blocks.push({ kind: 'paragraph', content });
    line = [];
  };
  for (const node of nodes) {
    if (node.type !== 'image') {
      line.push(node);
      continue;
    }
    endLine();
    const url = ownOrWeb(node.url);
    if (url !== undefined) blocks.push({ kind: 'picture', url, alt: node.alt ?? '', caption: node.title ?? '' });
  }
  endLine();
  return blocks;
}

function videoOf(node: Link): Block | undefined {
  const url = webAddress(node.url);
  if (url === undefined || playerUrl(url) === undefined) return undefined;
  const title = toString(node);
  return { kind: 'video', url, title: title === node.url ? '' : title };
}

function inlineOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'break':
        return ['\n'];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, content: inlineOf(node.children) }];
      case 'link': {
        const url = linkOf(node.url);
        const content = inlineOf(node.children);
        return url === undefined ? content : [{ kind: 'link', url, content }];
      }
      default:
        return [toString(node)];
    }
  });
}

/** Where a link may lead: http(s), a mailbox, or a page of ours. */
function linkOf(address: string): string | undefined {
  return address.startsWith('/uploads/') ? ownOrWeb(address) : linkAddress(address, siteConfig.siteUrl);
}

function ownOrWeb(address: string): string | undefined {
  return webAddress(address.startsWith('/uploads/') ? siteConfig.apiUrl + address : address);
}
