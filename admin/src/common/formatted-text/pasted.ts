/** More than any text may hold, with the form that other programs give it: a whole book is not read for its first page. */
const MAX_PASTED = 400_000;

/**
 * What other programs put around a text, away: Word's notes, styles, comments and its lists, which are paragraphs with
 * a sign in front. The editor itself takes nothing but what a text can have.
 */
export function withoutExcess(html: string): string {
  return (
    html
      .slice(0, MAX_PASTED)
      .replaceAll(/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/g, '')
      .replaceAll(/<(style|script|xml|head|title)\b[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<\/?(o:p|img|svg|iframe|object|embed|video|audio)\b[^>]*>/gi, '')
      .replaceAll(/<p\b[^>]*class="?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/g, '<ul><li>$1</li></ul>')
      // what the editor would leave out is not even looked at
      .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
      .replaceAll('</ul><ul>', '')
      .replaceAll(/<\/ul>\s+<ul>/g, '')
  );
}
