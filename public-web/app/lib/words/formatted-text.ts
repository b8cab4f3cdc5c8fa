/** A part of a line: words, or words that are set off or lead somewhere. */
export type Inline =
  | string
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'emphasis'; content: Inline[] }
  /** `url` is http(s), `mailto:` or an address of the site's own, from `/`. */
  | { kind: 'link'; url: string; content: Inline[] };

/** A block of a text; the blocks stand below one another. */
export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'quote'; content: Block[] }
  /** `start` is the number of the first item, where they are numbered. */
  | { kind: 'list'; start: number | undefined; items: Block[][] }
  | { kind: 'picture'; url: string; alt: string; caption: string }
  | { kind: 'video'; url: string; title: string };

/** A text as it is shown; `plain` is the same without formatting, for places that take words alone. */
export type FormattedText = { blocks: Block[]; plain: string };
