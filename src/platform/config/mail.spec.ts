import { describe, expect, it } from '@jest/globals';
import { readSettings } from './config.js';

describe('the settings of mail', () => {
  it('work with nothing set: the API writes from its own host to the first administrator', () => {
    expect(readSettings({ API_URL: 'https://api.dfc.pt', ADMIN_EMAIL: 'ana@dfc.pt' }).mail).toMatchObject({
      from: { name: 'DFC Portugal', address: 'nao-responder@api.dfc.pt' },
      to: ['ana@dfc.pt'],
    });
  });

  it('take a name with an address, and several readers', () => {
    const { mail } = readSettings({
      SMTP_URL: 'smtps://u:p@smtp.exemplo.pt:465',
      MAIL_FROM: 'Associação <geral@dfc.pt>',
      MAIL_TO: 'ana@dfc.pt, rui@dfc.pt',
    });
    expect(mail).toMatchObject({
      smtpUrl: 'smtps://u:p@smtp.exemplo.pt:465',
      from: { name: 'Associação', address: 'geral@dfc.pt' },
      to: ['ana@dfc.pt', 'rui@dfc.pt'],
    });
    expect(readSettings({ MAIL_FROM: 'geral@dfc.pt' }).mail.from).toEqual({ name: '', address: 'geral@dfc.pt' });
  });

  it.each([
    ['SMTP_URL', 'http://smtp.exemplo.pt'],
    ['SMTP_URL', 'smtp.exemplo.pt'],
    ['MAIL_FROM', 'Associação'],
    ['MAIL_FROM', 'A <a@dfc.pt>\r\nBcc: b@c.pt'],
    ['MAIL_FROM', 'A <a@dfc.pt, b@dfc.pt>'],
    ['MAIL_TO', 'ana@dfc.pt;rui@dfc.pt'],
    ['MAIL_TO', 'ana@dfc.pt,'],
    ['CAPTCHA_VERIFY_URL', 'ftp://exemplo.pt'],
  ])('stop the start with %s=%j, naming it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^Configuração errada da API:\\n {2}${name}[.0-9]*: tem de`),
    );
  });
});
