const BOM = '\uFEFF';
const SEPARATOR = ';';

/** A cell that a spreadsheet would take for a formula, also after spaces and in full-width forms. */
const FORMULA = /^[\s\u0000]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u;

function cell(text: string): string {
  const safe = FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV that a Portuguese spreadsheet opens by itself: UTF-8 with a byte order mark, `;`, every cell quoted, no cell a formula. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return BOM + [header, ...rows].map((row) => row.map(cell).join(SEPARATOR)).join('\r\n') + '\r\n';
}
