import { backOffice as palette } from '../../contract/palette.js';

const ADDRESS = /^https?:\/\/\S+$/;
const FONT = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SHEET = 'max-width: 32rem; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px';
const BUTTON = `display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${palette.violet.dark}; color: #ffffff; font-weight: 700; text-decoration: none`;

/** The same message with a look, for programs that show HTML: no picture, no style sheet, nothing from elsewhere. */
export function htmlBody(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph);
  return `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin: 0; padding: 16px; background: ${palette.paper.warm}; color: ${palette.ink.main}; ${FONT}; font-size: 16px; line-height: 1.5">
<div style="${SHEET}">
${paragraphs.join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  const lines = text.split('\n').map((line) => (ADDRESS.test(line) ? button(line) : escaped(line)));
  return `<p style="margin: 0 0 16px; overflow-wrap: anywhere">${lines.join('<br>\n')}</p>`;
}

/** The address stands below the button, for who does not trust one or can't press it. */
function button(address: string): string {
  const url = escaped(address);
  return `<a href="${url}" style="${BUTTON}; margin: 12px 0 8px">Abrir a página</a><br>
<a href="${url}" style="color: ${palette.violet.dark}; font-size: 13px">${url}</a>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
