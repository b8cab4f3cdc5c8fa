/** A paragraph that Word shows as an item of a list. */
interface Item {
  readonly level: number;
  /** The sign or number in front, as it was read; nothing where the list itself counts. */
  readonly marker: string | undefined;
  readonly ordered: boolean;
  readonly content: Element;
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
  next: number;
}

/** A number, a letter or `1.1.` in front of an item; all else there, `o` among it, is a bullet. */
const NUMBERED = /\d|^\(?[a-z]{1,6}[.)]/i;
const LETTERS = 26;
const ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** The value of one property in a style, which the paste brought beside the element (`withoutExcess`). */
function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style')?.toLowerCase() ?? '';
  const found = style.split(';').findLast((declaration) => declaration.split(':', 1)[0]?.trim() === property);
  return found?.slice(found.indexOf(':') + 1).trim() ?? '';
}

/**
 * Reads the text of other programs into elements that say the same without a style: bold and italic where they were
 * seen, the lists of Word, a row of a table a line. Nobody sees deleted words, hidden ones or remarks on the text: they go.
 */
export function readPasted(root: Element): HTMLElement {
  const text = root.ownerDocument.createElement('div');
  // part of a table comes within a whole one
  const table = root.closest('table');
  if (table) text.append(table);
  else withContent(text, root);
  read(text, []);
  return text;
}

/** @param marks the names of the elements that set off the text, the innermost first */
function read(parent: Element, marks: readonly string[]): void {
  for (const child of Array.from(parent.childNodes)) {
    if (child.nodeType === 3) setOff(child, marks);
    else if (isElement(child)) readElement(child, marks);
    else child.remove();
  }
  gatherItems(parent);
}

function readElement(element: HTMLElement, around: readonly string[]): void {
  if (isGone(element)) return element.remove();
  if (isRemark(element)) return remarkOf(element).remove();
  read(element, marksOf(element, around));
  if (element.localName === 'table') element.replaceWith(...linesOf(element));
  else if (element.matches('b, strong, i, em')) unwrap(element);
}

function marksOf(element: Element, around: readonly string[]): string[] {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const isBold = weight ? /^bold|^[6-9]\d\d/.test(weight) : around.includes('strong') || element.matches('b, strong');
  const isItalic = slant ? /^(italic|oblique)/.test(slant) : around.includes('em') || element.matches('i, em');
  return [...(isItalic ? ['em'] : []), ...(isBold ? ['strong'] : [])];
}

function isGone(element: Element): boolean {
  const isStruck =
    element.matches('s, strike') ||
    /line-through/.test(styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line'));
  return (
    element.matches('del, [hidden]') ||
    // an item of a checklist is struck because it is done
    (isStruck && !element.closest('[aria-checked]')) ||
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'mso-hide') === 'all'
  );
}

/** A remark on the text, or what leads from the text to it: Word's by class or style, Google's by where it leads. */
function isRemark(element: Element): boolean {
  return (
    /\b(msocom|MsoComment)/.test(element.className) ||
    (styleOf(element, 'mso-element') + styleOf(element, 'mso-special-character')).startsWith('comment') ||
    element.matches('[href^="#cmnt"]')
  );
}

function remarkOf(element: Element): Element {
  if (!element.matches('[href^="#cmnt_ref"]')) return element;
  const line = element.closest('p');
  const whole = line?.parentElement;
  return (whole?.localName === 'div' && whole.firstElementChild === line ? whole : line) ?? element;
}

/** Sets off the words of a text; the room around them stays outside, where Markdown has it. */
function setOff(text: ChildNode, marks: readonly string[]): void {
  const [, before = '', words = '', behind = ''] = /^(\s*)(\S|\S[^]*\S)(\s*)$/.exec(text.textContent ?? '') ?? [];
  if (words === '' || marks.length === 0) return;
  const document = text.ownerDocument as Document;
  const off = marks.reduce<Node>((inner, name) => {
    const around = document.createElement(name);
    around.append(inner);
    return around;
  }, document.createTextNode(words));
  text.replaceWith(before, off, behind);
}

/** A table of several columns as lines, its cells apart; one that only lays out what is in it, as what is in it. */
function linesOf(table: Element): Element[] {
  const document = table.ownerDocument;
  const rows = Array.from(table.querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll(':scope > :is(td, th)')),
  );
  const name = table.querySelector('caption');
  if (rows.every(({ length }) => length < 2) || table.querySelector('ul, ol, blockquote, h1, h2, h3, h4, h5, h6'))
    return [...(name ? [name] : []), ...rows.flat()].map((cell) => withContent(document.createElement('div'), cell));
  const lines = document.createElement('p');
  for (const cells of rows) {
    if (cells.every((cell) => !cell.textContent?.trim())) continue;
    if (lines.firstChild) lines.append(document.createElement('br'));
    cells.forEach((cell, index) => {
      if (index > 0) lines.append(' | ');
      for (const part of Array.from(cell.querySelectorAll('p, div, br'))) {
        part.append(' ');
        unwrap(part);
      }
      withContent(lines, cell);
    });
  }
  return [...(name ? [withContent(document.createElement('p'), name)] : []), lines];
}

function withContent(element: HTMLElement, from: Element): HTMLElement {
  while (from.firstChild) element.append(from.firstChild);
  return element;
}

function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/**
 * Word's items, which are paragraphs side by side that name their level, as lists within one another. The site numbers
 * lists as most do (`1.`, in it `a.`, in it `i.`), so an item that is numbered otherwise keeps its number as words:
 * nothing that refers to `2.1` or to `b)` is left without it.
 */
function gatherItems(parent: Element): void {
  let open: OpenList[] = [];
  for (const child of Array.from(parent.childNodes)) {
    const items = itemsOf(child);
    for (const item of items) open = placed(item, open, parent, child);
    const last = open.at(-1)?.list.lastElementChild;
    if (items.length > 0) child.remove();
    else if (last && isOfItem(child)) last.append(child);
    else if (open.length > 0 && child.textContent?.trim()) open = [];
  }
}

function itemsOf(node: Node): Item[] {
  if (!isElement(node)) return [];
  if (node.classList.contains('ListContainerWrapper')) {
    // Word in a browser puts each item into a list of its own, and says its level
    return Array.from(node.querySelectorAll('li'), (item) => ({
      level: Number(item.getAttribute('data-aria-level') ?? 1),
      marker: undefined,
      ordered: item.parentElement?.localName === 'ol',
      content: item,
    }));
  }
  if (node.localName !== 'p') return [];
  const level = /\blevel(\d)/.exec(styleOf(node, 'mso-list'))?.[1];
  const marker = Array.from(node.querySelectorAll('[data-style]')).find(
    (part) => styleOf(part, 'mso-list') === 'ignore',
  );
  if (level === undefined && !marker) return [];
  const sign = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return [{ level: Number(level ?? 1), marker: sign, ordered: NUMBERED.test(sign), content: node }];
}

/** A paragraph of an item that has no sign of its own goes on with it. */
const isOfItem = (node: Node): boolean => isElement(node) && node.className.startsWith('MsoListParagraph');

function placed(item: Item, before: readonly OpenList[], parent: Element, at: ChildNode): OpenList[] {
  const outer = before.filter(({ level }) => level < item.level);
  const name = item.ordered ? 'ol' : 'ul';
  const going = before.find(({ level, list }) => level === item.level && list.localName === name);
  const depth = outer.filter(({ list }) => list.localName === 'ol').length;
  const number = item.ordered ? numberOf(item.marker, depth, going?.next) : (going?.next ?? 1);
  const document = parent.ownerDocument;
  const put = (element: Element) => {
    const around = outer.at(-1)?.list.lastElementChild;
    if (around) around.append(element);
    else at.before(element);
  };
  if (number === undefined) {
    const line = document.createElement('p');
    line.append(`${item.marker ?? ''} `);
    put(withContent(line, item.content));
    return outer;
  }
  let list = going;
  if (list?.next !== number) {
    list = { level: item.level, list: document.createElement(name), next: number };
    if (item.ordered && number !== 1) list.list.setAttribute('start', String(number));
    put(list.list);
  }
  list.list.append(withContent(document.createElement('li'), item.content));
  list.next = number + 1;
  return [...outer, list];
}

/** The number that a marker is in a list so deep; nothing where the site would show another. */
function numberOf(marker: string | undefined, depth: number, next: number | undefined): number | undefined {
  if (marker === undefined) return next ?? 1;
  const sign = /^\(?([a-z]+|\d{1,9})[.)]*$/.exec(marker)?.[1];
  if (sign === undefined) return undefined;
  if (depth === 0) return /^\d/.test(sign) ? Number(sign) : undefined;
  const shown = depth === 1 ? letter : roman;
  if (next !== undefined) return shown(next) === sign ? next : undefined;
  // a list begins with its first, or with one that can be no other number
  const first = Array.from({ length: 2 * LETTERS }, (_, index) => index + 1).find((number) => shown(number) === sign);
  return depth === 1 && /^[ivx]$/.test(sign) ? undefined : first;
}

/** After `z` come `aa`, `ab` and so on, as in the lists of the site. */
const letter = (number: number): string =>
  (number > LETTERS ? letter(Math.floor((number - 1) / LETTERS)) : '') +
  String.fromCodePoint(97 + ((number - 1) % LETTERS));

const roman = (number: number): string => 'x'.repeat(Math.floor(number / 10)) + (ONES[number % 10] ?? '');

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;
