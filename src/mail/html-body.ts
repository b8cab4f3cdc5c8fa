import { backOffice, palette } from '../../contract/palette.js';
import type { MailKind } from './mail-message.js';

export type MailLook = 'panel' | 'site';

const looks: Readonly<Partial<Record<MailKind, MailLook>>> = { account: 'panel', recovery: 'panel', receipt: 'site' };

/** The look of a kind of mail; the kinds without one stay as plain as a letter. */
export const lookOf = (kind: MailKind): MailLook | undefined => looks[kind];

const WEB_ADDRESS = /^https?:\/\/\S+$/;
const MAILBOX = /^[^\s@<>"]+@[^\s@<>"]+$/;
const FACT = /^([^:,.\n]{1,30}): (.+)$/;
const STEP = /^\d{1,2}\. /;

/** The paper, the ink and the type of each look. No two corners of the site's paper are alike, as scissors leave them. */
const styles = {
  panel: {
    paper: backOffice.paper.warm,
    ink: backOffice.ink.main,
    link: backOffice.violet.dark,
    text: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    title: '',
    sheet: 'max-width: 32rem; margin: 0 auto; padding: 28px 24px; background: #ffffff; border-radius: 12px',
    button: `border-radius: 8px; background: ${backOffice.violet.dark}; color: #ffffff`,
  },
  site: {
    paper: palette.paper,
    ink: palette.ink,
    link: palette.partilharDeep,
    text: "'Atkinson Hyperlegible Next', Verdana, sans-serif",
    title: "font-family: Grandstander, 'Arial Rounded MT Bold', 'Trebuchet MS', sans-serif; line-height: 1.15",
    sheet: `max-width: 34rem; margin: 0 auto; padding: 28px 22px; background: ${palette.card}; border-radius: 34px 52px 30px 46px / 48px 32px 50px 34px`,
    button: `border-radius: 10px 14px 9px 13px / 13px 9px 14px 10px; background: ${palette.ink}; color: ${palette.paper}`,
  },
} as const;

type Style = (typeof styles)[MailLook];

/**
 * Returns the same message with a look, for programs that show HTML: no picture, no style sheet, nothing from elsewhere.
 * In the site's look a paragraph of `Name: value` lines is a list of facts, and one with numbered lines a list of steps.
 */
export function htmlBody(subject: string, text: string, look: MailLook): string {
  const style = styles[look];
  const [first = '', ...others] = text.trim().split(/\n{2,}/);
  const body =
    look === 'panel'
      ? [first, ...others].map((each) => paragraph(each, style))
      : [
          strips,
          heading(first, 'h1', '28px'),
          ...others.map((each) => facts(each) ?? steps(each) ?? paragraph(each, style)),
        ];
  // it has every colour itself, and asks a program in the dark to leave them
  return `<!doctype html>
<html lang="pt-PT">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${escaped(subject)}</title></head>
<body style="margin: 0; padding: 16px; background: ${style.paper}; color: ${style.ink}; font-family: ${style.text}; font-size: 16px; line-height: 1.5">
<div style="${style.sheet}; color: ${style.ink}">
${body.join('\n')}
</div>
</body>
</html>
`;
}

function paragraph(text: string, style: Style): string {
  const lines = text.split('\n').map((line) => (WEB_ADDRESS.test(line) ? button(line, style) : mailbox(line, style)));
  return `<p style="margin: 0 0 16px; overflow-wrap: anywhere">${lines.join('<br>\n')}</p>`;
}

function mailbox(line: string, { link }: Style): string {
  if (!MAILBOX.test(line)) return escaped(line);
  return `<a href="mailto:${escaped(line)}" style="color: ${link}">${escaped(line)}</a>`;
}

/** The address stands below the button, for who does not trust one or can't press it. */
function button(address: string, { link, button: look }: Style): string {
  const url = escaped(address);
  return `<a href="${url}" style="display: inline-block; padding: 12px 20px; ${look}; font-weight: 700; text-decoration: none; margin: 12px 0 8px">Abrir a página</a><br>
<a href="${url}" style="color: ${link}; font-size: 13px">${url}</a>`;
}

/** Four strips of paper, one for each step of the method. */
const strips = `<div aria-hidden="true" style="margin: 0 0 24px; font-size: 0; line-height: 0">${[
  [palette.sentir, '24%', '14px', '6px 3px 8px 2px'],
  [palette.imaginar, '28%', '18px', '2px 7px 3px 6px'],
  [palette.fazer, '22%', '12px', '7px 2px 5px 3px'],
  [palette.partilhar, '26%', '16px', '3px 8px 2px 7px'],
]
  .map(
    ([colour, width, height, corners]) =>
      `<span style="display: inline-block; vertical-align: bottom; width: ${width}; height: ${height}; background: ${colour}; border-radius: ${corners}"></span>`,
  )
  .join('')}</div>`;

function heading(words: string, element: 'h1' | 'h2', size: string): string {
  return `<${element} style="margin: 0 0 16px; ${styles.site.title}; font-size: ${size}; overflow-wrap: anywhere">${escaped(words)}</${element}>`;
}

function facts(text: string): string | undefined {
  const lines = text.split('\n').map((line) => FACT.exec(line));
  if (lines.includes(null)) return undefined;
  const rows = lines.map((line) => {
    const [, name = '', value = ''] = line ?? [];
    return `<dt style="font-size: 14px; font-weight: 700">${escaped(name)}</dt><dd style="margin: 0 0 10px">${escaped(value)}</dd>`;
  });
  return `<dl style="margin: 0 0 20px; padding: 18px 20px 8px; background: ${palette.fazerTint}; border-radius: 18px 26px 16px 24px / 24px 17px 26px 18px; overflow-wrap: anywhere">${rows.join('\n')}</dl>`;
}

function steps(text: string): string | undefined {
  const [title = '', ...lines] = text.split('\n');
  if (lines.length === 0 || !lines.every((line) => STEP.test(line))) return undefined;
  const items = lines.map((line) => `<li style="margin: 0 0 8px">${escaped(line.replace(STEP, ''))}</li>`);
  return `${heading(title, 'h2', '21px')}
<ol style="margin: 0 0 20px; padding-left: 24px">${items.join('\n')}</ol>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
