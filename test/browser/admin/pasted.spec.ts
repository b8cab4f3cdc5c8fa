import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { transformSync } from 'rolldown/utils';
import { withoutExcess } from '../../../admin/src/common/formatted-text/pasted.js';
import { expect, test } from '../support/browser-test.js';

const file = new URL('../../../admin/src/common/formatted-text/read-pasted.ts', import.meta.url);

/** The elements that the editor reads of each, without the attributes and elements that say nothing to it. */
async function read(page: Page, pasted: readonly string[]): Promise<string[]> {
  const { code } = transformSync(file.pathname, await readFile(file, 'utf8'), { lang: 'ts' });
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const found = await page.evaluate(
    async ([from, texts]) => {
      const { readPasted }: { readPasted: (root: Element) => HTMLElement } = await import(from);
      return texts.map((html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        return readPasted(body.querySelector('.part') ?? body).innerHTML;
      });
    },
    [module, pasted.map(withoutExcess)] as const,
  );
  return found.map((html) =>
    html
      .replaceAll(/<\/?(body|div|span|meta|ins|colgroup|col|tbody)\b[^>]*>/g, '')
      .replaceAll(/ (data-style|class|id|dir|role|cite|datetime|name|aria-\w+)="[^"]*"/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:${list} level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times"'>&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;
const online = (list: string, level: number, text: string) =>
  `<div class="ListContainerWrapper SCX"><${list} role="list" start="1"><li data-aria-level="${level}"><p>${text}</p></li></${list}></div>`;

const letters = [...'abcdefghijklmnopqrstuvwxyz'.split(''), 'aa', 'ab'];

const cases: readonly (readonly [what: string, html: string, expected: string])[] = [
  [
    'of Google Docs is bold and italic where it was',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0000"><p dir="ltr"><span style="font-weight:400">Normal, </span><span style="font-weight:700">negrito</span><span style="font-weight:400;font-style:italic"> e itálico</span><span style="font-weight:700;font-style:italic"> e ambos.</span></p></b>',
    '<p>Normal, <strong>negrito</strong> <em>e itálico</em> <strong><em>e ambos.</em></strong></p>',
  ],
  [
    'is plain where a style within bold says so',
    '<p><b>sim <span style="font-weight: 400">não</span></b> <i>sim<i style="font-style:normal">não</i></i></p>',
    '<p><strong>sim</strong> não <em>sim</em>não</p>',
  ],
  [
    'is bold behind a name of a font that ends no style',
    `<p style='font-family:"A;B";font-weight:bold'>a</p>`,
    '<p><strong>a</strong></p>',
  ],
  [
    'of Word has its numbers, with letters below and numerals below these',
    item(1, '1.', 'um') +
      item(2, 'a.', 'dentro') +
      item(3, 'i.', 'fundo') +
      item(3, 'ii.', 'mais') +
      item(1, '2.', 'dois'),
    '<ol><li>um<ol><li>dentro<ol><li>fundo</li><li>mais</li></ol></li></ol></li><li>dois</li></ol>',
  ],
  [
    'of Word goes on with two letters behind the last of them, also after a paragraph',
    `${item(1, '1.', 'um')}${letters.map((letter) => item(2, `${letter}.`, letter)).join('')}<p>entre</p>${item(1, '2.', 'dois')}${item(2, 'ac.', 'ac')}`,
    `<ol><li>um<ol>${letters.map((letter) => `<li>${letter}</li>`).join('')}</ol></li></ol><p>entre</p><ol start="2"><li>dois<ol start="29"><li>ac</li></ol></li></ol>`,
  ],
  [
    'of Word has its bullets, whatever they are',
    item(1, '·', 'um') + item(2, 'o', 'dentro') + item(1, '§', 'dois'),
    '<ul><li>um<ul><li>dentro</li></ul></li><li>dois</li></ul>',
  ],
  [
    'of Word goes on counting after a paragraph',
    `${item(1, '1.', 'um')}<p>entre</p>${item(1, '2.', 'dois')}`,
    '<ol><li>um</li></ol><p>entre</p><ol start="2"><li>dois</li></ol>',
  ],
  [
    'of Word keeps a paragraph of an item in it',
    `${item(1, '1)', 'um')}<p class=MsoListParagraph>ainda</p>${item(1, '2)', 'dois')}`,
    '<ol><li>um<p>ainda</p></li><li>dois</li></ol>',
  ],
  [
    'of Word keeps numbers that the site would show otherwise',
    item(1, 'a)', 'alínea') + item(1, 'b)', 'outra') + item(1, '1.', 'um') + item(2, '1.1.', 'dentro'),
    '<p>a) alínea</p><p>b) outra</p><ol><li>um<p>1.1. dentro</p></li></ol>',
  ],
  [
    'of Word in a browser has its levels',
    online('ol', 1, 'um') + online('ul', 2, 'dentro') + online('ol', 1, 'dois'),
    '<ol><li><p>um</p><ul><li><p>dentro</p></li></ul></li><li><p>dois</p></li></ol>',
  ],
  [
    'loses deleted words and keeps inserted ones',
    '<p>Às <del cite="mailto:a" datetime="2026">dez</del><ins cite="mailto:a">onze</ins> <s>ou</s><strike>em</strike> <span style="text-decoration:line-through">Braga</span><span style="text-decoration-line: line-through">!</span>Porto</p>',
    '<p>Às onze Porto</p>',
  ],
  [
    'keeps what is done of a checklist',
    '<ul><li role="checkbox" aria-checked="true"><span style="text-decoration:line-through">feito</span></li></ul>',
    '<ul><li>feito</li></ul>',
  ],
  [
    'loses hidden words',
    '<p>a<span style="display:none">b</span><span style="mso-hide:all">c</span><span hidden>d</span>e</p>',
    '<p>ae</p>',
  ],
  [
    'loses the remarks of Word, and keeps the words that they are on',
    `<p><a style='mso-comment-reference:AB_1;mso-comment-date:20260101T1200'>o texto</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AB1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Rever</p></div></div>`,
    '<p><a>o texto</a></p>',
  ],
  [
    'loses the remarks of Google Docs',
    '<p>o texto<sup><a href="#cmnt1">[a]</a></sup></p><div><p><a href="#cmnt_ref1">[a]</a>Rever</p><p>Sim</p></div>',
    '<p>o texto<sup></sup></p>',
  ],
  [
    'has a row of a table as a line',
    '<table><tr><th>Escola</th><th>Prémio</th></tr><tr><td><p>EB1 do</p><p>Bairro</p></td><td><b>Impacto</b></td></tr><tr><td></td><td></td></tr></table>',
    '<p>Escola | Prémio<br>EB1 do Bairro | <strong>Impacto</strong></p>',
  ],
  [
    'has a table that lays out as what is in it',
    '<table><tr><td><h2>Título</h2><p>Um</p></td></tr><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    '<h2>Título</h2><p>Um</p><p>a | b</p>',
  ],
  [
    'has a part of a table as the table',
    '<table><tbody class="part"><tr><td>a</td><td>b</td></tr></tbody></table>',
    '<p>a | b</p>',
  ],
  [
    'keeps its words and loses what other programs put around them',
    '<p style="color:red" onclick="alert(1)">Olá<o:p></o:p></p><iframe src="x"></iframe>',
    '<p>Olá</p>',
  ],
];

test('what is pasted from other programs is read as it was seen there', async ({ page }) => {
  const found = await read(
    page,
    cases.map(([, html]) => html),
  );
  expect(cases.map(([what], index) => [what, found[index]])).toEqual(
    cases.map(([what, , expected]) => [what, expected]),
  );
});
