const BOM = '\uFEFF';
const SEPARATOR = ';';

/** A cell that a spreadsheet would take for a formula, also after spaces and in full-width forms. */
const FORMULA = /^[\s\u0000]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** An international number in groups, which a spreadsheet takes for words: it is no sum without a sign between them. */
const TELEPHONE = /^\+\d{1,3}(?: \d+)+$/;

function cell(text: string): string {
  const safe = (FORMULA.test(text) && !TELEPHONE.test(text)) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV that a Portuguese spreadsheet opens by itself: UTF-8 with a byte order mark, `;`, every cell quoted, no cell a formula. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return BOM + [header, ...rows].map((row) => row.map(cell).join(SEPARATOR)).join('\r\n') + '\r\n';
}
