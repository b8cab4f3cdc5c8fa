/** The small Markdown of texts that people write, for whoever reads or writes it. */
export const formattedTextDialect = {
  /**
   * What of CommonMark it has not, as micromark names it: code and HTML are words, and a line of signs under a text
   * makes no heading of it: a plain text of before is nearly always itself.
   */
  without: [
    'autolink',
    'codeFenced',
    'codeIndented',
    'codeText',
    'definition',
    'htmlFlow',
    'htmlText',
    'setextUnderline',
    'thematicBreak',
  ],
} as const;
