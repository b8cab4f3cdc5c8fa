const PAGE = '[0 0 595 842]';
const LINE_HEIGHT = 20;
const LINE_LENGTH = 75;

/** Makes a PDF of one page with a title and paragraphs, for samples of things to download. */
export function samplePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT /F1 20 Tf 60 760 Td (${escaped(title)}) Tj /F1 12 Tf ${LINE_HEIGHT} TL T* T*\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${PAGE} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

function wrapped(paragraph: string): string[] {
  return paragraph.match(new RegExp(`.{1,${LINE_LENGTH}}(?:\\s|$)`, 'g')) ?? [];
}

/** Portuguese letters are the same in Latin-1 and in the page's encoding; three characters mean something in a string. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (character) => `\\${character}`);
}
