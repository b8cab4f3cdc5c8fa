import { describe, expect, it } from '@jest/globals';
import { htmlBody } from './html-body.js';

const HOSTILE = '<img src="https://a.pt/x"> & <b>';

describe('the HTML of a receipt', () => {
  it('shows facts, steps, one page to open and a mailbox', () => {
    const html = htmlBody(
      'Recebemos',
      'Olá!\n\nReferência: C-1\nEnviado: às 10h30\n\nA seguir\n1. Lemos.\n2. Respondemos.\n\nVer:\nhttps://a.pt/b\n\ngeral@a.pt\n',
      'site',
    );
    const plain = html.replaceAll(/ (?:style|aria-hidden)="[^"]*"/g, '');
    expect(plain).toContain('<h1>Olá!</h1>');
    expect(plain).toContain('<dt>Referência</dt><dd>C-1</dd>\n<dt>Enviado</dt><dd>às 10h30</dd>');
    expect(plain).toContain('<h2>A seguir</h2>\n<ol><li>Lemos.</li>\n<li>Respondemos.</li></ol>');
    expect(plain).toContain('<a href="https://a.pt/b">Abrir a página</a>');
    expect(plain).toContain('<a href="mailto:geral@a.pt">geral@a.pt</a>');
  });

  it('has words alone of what it is handed, wherever that stands', () => {
    const text = `${HOSTILE}\n\nNome: ${HOSTILE}\n\n${HOSTILE}\n1. ${HOSTILE}\n\n${HOSTILE}`;
    const html = htmlBody(HOSTILE, text, 'site');
    expect(html).not.toMatch(/<img|<b>/);
    expect(html.match(/&lt;img src=&quot;/g)).toHaveLength(6);
  });
});
