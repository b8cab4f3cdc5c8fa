/** The telephone numbers, postal codes and 'e-mail's of a part of the page that begin in one line and end in another. */
export function findBrokenNumbers(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: whole, index } of (text.textContent ?? '').matchAll(
      /(?:\+351 )?\d{3} \d{3} \d{3}|\d{4}-\d{3}|e-mail/g,
    )) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + whole.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(whole);
    }
  }
  return broken;
}
