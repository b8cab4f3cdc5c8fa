export const formattedTextDialect = {
  "without": [
    "autolink",
    "codeFenced",
    "codeIndented",
    "codeText",
    "definition",
    "htmlFlow",
    "htmlText",
    "setextUnderline",
    "thematicBreak"
  ]
} as const;
