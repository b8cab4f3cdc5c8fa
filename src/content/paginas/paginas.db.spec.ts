import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { makeAccount, makeSession, signed } from '../../../test/support/accounts.js';
import { picture } from '../../../test/support/samples.js';
import { settings } from '#platform/config/settings.js';
import { Texto } from '#submissions/consentimentos/consentimento.entity.js';
import { associacao } from '../../../contract/pages/associacao.js';
import { Pagina } from './pagina.entity.js';
import { pages } from '../../../contract/pages/pages.js';
import { withChanges } from '../../../contract/pages/words.js';

const ADDRESS = '/api/paginas/associacao';
const PUBLISH = `${ADDRESS}/publicacao`;
const asMade = withChanges(associacao.fields, {});

interface Answer {
  versao: number;
  conteudo: Record<string, unknown>;
  rascunho: Record<string, unknown> | null;
  alteracoes: Record<string, unknown>;
  temRascunho: boolean;
  alteradoPor: string | null;
}

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => api.dataSource.manager.delete(Pagina, { id: MoreThan(0) }));

const rows = () => api.dataSource.manager.find(Pagina);
const save = async (conteudo: object, versao?: number) =>
  (await api.admin.put(ADDRESS).send({ conteudo, versao }).expect(200)).body as Answer;
const publish = async (versao?: number) => (await api.admin.post(PUBLISH).send({ versao }).expect(200)).body as Answer;
const asVisitor = async () => (await api.http.get(ADDRESS).expect(200)).body as Answer;

describe('a page of the site', () => {
  it('is as it was made until somebody changes it', async () => {
    for (const { chave, fields, nome, caminhos } of pages) {
      const { body } = await api.http.get(`/api/paginas/${chave}`).expect(200);
      const conteudo = withChanges(fields, {});
      expect(body).toEqual({ chave, nome, caminhos, alteracoes: {}, versao: 1, publicadoEm: null, conteudo });
    }
    expect(await rows()).toEqual([]);
  });

  it('is shown to visitors as it was published, and its draft to who edits alone', async () => {
    const draft = await save({ ...asMade, tagline: 'Outro lema.' }, 1);
    expect(draft).toMatchObject({
      versao: 2,
      conteudo: asMade,
      rascunho: { ...asMade, tagline: 'Outro lema.' },
      temRascunho: true,
      alteradoPor: settings.firstAdmin.nome,
    });
    expect(await asVisitor()).toMatchObject({ conteudo: asMade, alteracoes: {} });
    for (const address of ['/api/paginas', ADDRESS]) {
      const { text } = await api.http.get(address).expect(200);
      expect(text).not.toMatch(/rascunho|alteradoPor|temRascunho|Outro lema/i);
    }

    expect(await publish(2)).toMatchObject({ versao: 3, rascunho: null, temRascunho: false });
    expect(await asVisitor()).toMatchObject({ alteracoes: { tagline: 'Outro lema.' }, versao: 3 });
    const [row] = await rows();
    expect(JSON.parse(row?.publicado ?? '')).toEqual({ tagline: 'Outro lema.' });
  });

  it('is as it was made again where what is left out is everything', async () => {
    await save({ tagline: 'Outro lema.' });
    await publish();
    await save({});
    await publish();
    expect(await asVisitor()).toMatchObject({ conteudo: asMade, alteracoes: {} });
  });

  it('has no draft that says what is published', async () => {
    await save({ tagline: 'Outro lema.' });
    await publish();
    expect(await save({ tagline: 'Ainda outro.' })).toMatchObject({ temRascunho: true });
    expect(await save({ tagline: 'Outro lema.' })).toMatchObject({ temRascunho: false, rascunho: null });
  });

  it('stays as it is where there is nothing to publish', async () => {
    expect(await publish()).toMatchObject({ versao: 1, conteudo: asMade });
    expect(await rows()).toEqual([]);
  });

  it('lets an editor change it, and nobody else', async () => {
    const account = await makeAccount(api.dataSource, { papel: 'edicao' });
    const asEditor = { Authorization: `Bearer ${signed(await makeSession(api.dataSource, account))}` };
    await api.http.put(ADDRESS).send({ conteudo: {} }).expect(401);
    await api.http.post(PUBLISH).send({}).expect(401);
    expect(await rows()).toEqual([]);
    await api.http
      .put(ADDRESS)
      .set(asEditor)
      .send({ conteudo: { name: 'DFC' } })
      .expect(200);
    await api.http.post(PUBLISH).set(asEditor).send({}).expect(200);
    expect(await asVisitor()).toMatchObject({ conteudo: { name: 'DFC' } });
  });

  it('is not found under another key', async () => {
    for (const chave of ['inventada', 'ASSOCIACAO', '__proto__', '%00', "'"]) {
      await api.http.get(`/api/paginas/${chave}`).expect(404);
      await api.admin.put(`/api/paginas/${chave}`).send({ conteudo: {} }).expect(404);
      await api.admin.post(`/api/paginas/${chave}/publicacao`).send({}).expect(404);
    }
    expect(await rows()).toEqual([]);
  });

  it('answers 409 to a stale save, saying who and since when, and changes nothing; of two that race one wins', async () => {
    const first = await save({ tagline: 'Um.' }, 1);
    const before = await rows();
    for (const call of [
      api.admin.put(ADDRESS).send({ conteudo: {}, versao: 1 }),
      api.admin.post(PUBLISH).send({ versao: 1 }),
    ]) {
      const { body } = await call.expect(409);
      expect((body as { message: string }).message).toMatch(
        new RegExp(
          `^Esta página foi alterada por ${settings.firstAdmin.nome} a \\d+ de \\w+ de \\d{4}, às \\d\\dh\\d\\d`,
        ),
      );
    }
    await api.admin.put(ADDRESS).set('If-Match', '"1"').send({ conteudo: {} }).expect(409);
    expect(await rows()).toEqual(before);
    const race = ['Dois.', 'Três.'].map((tagline) =>
      api.admin.put(ADDRESS).send({ conteudo: { tagline }, versao: first.versao }),
    );
    expect((await Promise.all(race)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes the first of two that race to change what nobody has changed', async () => {
    const race = ['Dois.', 'Três.'].map((tagline) => api.admin.put(ADDRESS).send({ conteudo: { tagline }, versao: 1 }));
    expect((await Promise.all(race)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows()).toHaveLength(1);
  });
});

const phone = { label: 'Sede', number: '+351 220 000 009' };
const network = { network: 'Facebook', handle: 'DFC', url: 'https://exemplo.pt/' };

describe('what is written on a page', () => {
  it('is text, whatever it looks like', async () => {
    const hostile = `<script>alert(1)</script> {{7*7}} '";-- <img src=x onerror=alert(1)> 😀 & &amp; <b>`;
    await save({ ...asMade, tagline: hostile.slice(0, 120), description: hostile });
    await publish();
    expect(await asVisitor()).toMatchObject({ conteudo: { tagline: hostile.slice(0, 120), description: hostile } });
  });

  it('is stored as it was meant, without what nobody sees', async () => {
    await save({
      ...asMade,
      name: 'DFC\u202E\u00a0Portugal\u200b',
      description: 'Uma.\u000BDuas.',
      address: { ...asMade.address, postalCode: '4400–001' },
      phones: [{ ...phone, number: '\u202a+351 220\u2011000\u2011009\u202c' }],
    });
    await publish();
    expect(await asVisitor()).toMatchObject({
      conteudo: {
        name: 'DFC Portugal',
        description: 'Uma.\nDuas.',
        address: { postalCode: '4400-001' },
        phones: [{ number: '+351 220-000-009' }],
      },
    });
  });

  it.each([
    ['an unknown field', { inventado: 'x' }, 'inventado', 'Este campo não existe.'],
    ['what objects inherit', { constructor: 'x' }, '', /valor que não são permitidos/],
    ['__proto__', JSON.parse('{"__proto__":{"name":"x"}}') as object, '', /valor que não são permitidos/],
    ['an unknown field of a group', { address: { ...asMade.address, x: 1 } }, 'address.x', 'Este campo não existe.'],
    ['an unknown field of an item', { phones: [{ ...phone, x: 1 }] }, 'phones.0.x', 'Este campo não existe.'],
    ['nothing', { name: '' }, 'name', '«Nome curto» é de preenchimento obrigatório.'],
    ['blanks', { name: ' \t ' }, 'name', '«Nome curto» é de preenchimento obrigatório.'],
    ['null', { name: null }, 'name', '«Nome curto» é de preenchimento obrigatório.'],
    ['a number', { name: 7 }, 'name', '«Nome curto» tem de ser texto.'],
    ['a flag', { name: true }, 'name', '«Nome curto» tem de ser texto.'],
    ['an object', { name: {} }, 'name', '«Nome curto» tem de ser texto.'],
    ['too long', { name: 'á'.repeat(61) }, 'name', '«Nome curto» não pode ter mais de 60 caracteres.'],
    ['a line break', { name: 'a\nb' }, 'name', '«Nome curto» tem caracteres que não são permitidos.'],
    ['a lone CR', { name: 'a\rb' }, 'name', '«Nome curto» tem caracteres que não são permitidos.'],
    ['a line separator', { name: 'a\u2028b' }, 'name', '«Nome curto» tem caracteres que não são permitidos.'],
    ['a NUL', { name: 'a\u0000b' }, 'name', /^«Nome curto» tem caracteres invisíveis/],
    ['no address', { email: 'a@b' }, 'email', 'Introduza um endereço de e-mail válido.'],
    ['two addresses', { email: 'a@b.pt,c@d.pt' }, 'email', 'Introduza um endereço de e-mail válido.'],
    ['no telephone', { phones: [{ ...phone, number: 'liga-me' }] }, 'phones.0.number', /^Introduza um número/],
    ['no NIPC', { nipc: '12345678' }, 'nipc', 'O NIPC tem nove algarismos.'],
    ['no postal code', { address: { ...asMade.address, postalCode: '44' } }, 'address.postalCode', /^O código postal/],
    ['no list', { phones: 'x' }, 'phones', /valor que não são permitidos/],
    ['an item that is none', { phones: ['x'] }, 'phones.0', /valor que não são permitidos/],
    ['too few', { phones: [] }, 'phones', '«Telefones» tem de ter pelo menos 1.'],
    ['too many', { phones: Array.from({ length: 7 }, () => phone) }, 'phones', '«Telefones» não pode ter mais de 6.'],
    ['half an item', { phones: [{ label: 'x' }] }, 'phones.0.number', '«Número» é de preenchimento obrigatório.'],
    ['no group', { address: 'x' }, 'address', /valor que não são permitidos/],
    [
      'another choice',
      { social: [{ ...network, network: 'Orkut' }] },
      'social.0.network',
      /^«Rede» tem de ser um destes/,
    ],
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//outro.pt',
      'http://a:b@outro.pt',
      'ftp://x.pt',
      '/\\outro.pt',
      '/.//outro.pt',
      'mailto:a@b.pt?bcc=todos@b.pt',
      '/uploads/a.pdf',
      'a',
    ].map(
      (complaintsBook) =>
        [
          `the link ${complaintsBook}`,
          { complaintsBook },
          'complaintsBook',
          /^«Livro de Reclamações» tem de ser um endereço/,
        ] as const,
    ),
    ...['https://outro.pt/a.png', 'javascript:alert(1)', '/documentos/a.pdf', '/uploads/../a'].map(
      (logo) => [`the picture ${logo}`, { logo }, 'logo', '«Logótipo» tem de ser uma imagem carregada.'] as const,
    ),
    [
      'a picture in a text that is gone',
      { description: `Veja ![a horta](/uploads/1760000000000_a-${'0'.repeat(32)}.png) e isto.` },
      '',
      /já não existe/,
    ],
    ['a picture that is gone', { logo: `/uploads/1760000000000_a-${'0'.repeat(32)}.png` }, '', /já não existe/],
  ] as const)('is refused where it is %s', async (_what, changed, field, sentence) => {
    await save(asMade);
    const before = await rows();
    const { body } = await api.admin
      .put(ADDRESS)
      .send({ conteudo: { ...asMade, ...changed } })
      .expect(400);
    const key = field === '' ? 'conteudo' : `conteudo.${field}`;
    const { errors } = body as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual([key]);
    expect(errors[key]).toMatch(sentence);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['https://exemplo.pt'],
    ['https://exemplo.pt/a?b=c#d'],
    ['mailto:geral@exemplo.pt'],
    ['/contacte-nos#x'],
    ['/notícias'],
  ])('takes the link %s', async (complaintsBook) => {
    expect(await save({ complaintsBook })).toMatchObject({ rascunho: { complaintsBook } });
  });

  it('takes an uploaded picture, serves it and keeps it from being deleted', async () => {
    const { body } = await api.admin
      .post('/upload')
      .attach('images', await picture('png', 8, 8), 'a.png')
      .expect(200);
    const [name = ''] = (body as { filePaths: string[] }).filePaths;
    const logo = `/uploads/${name}`;
    expect(await save({ logo })).toMatchObject({ rascunho: { logo: `${settings.apiUrl}${logo}` } });
    const refused = await api.admin.delete(`/api/delete/${name}`).expect(409);
    expect((refused.body as { message: string }).message).toContain('Página "associacao"');
    await save({});
    await api.admin.delete(`/api/delete/${name}`).expect(204);
  });

  it('refuses a body that has no words, or something beside them', async () => {
    for (const body of [{}, { conteudo: 'x' }, { conteudo: [] }, { conteudo: null }, { conteudo: {}, inventado: 1 }]) {
      await api.admin.put(ADDRESS).send(body).expect(400);
    }
    expect(await rows()).toEqual([]);
  });

  it('is not taken where it is more than fits', async () => {
    const long = { label: 'x'.repeat(60), number: phone.number };
    expect(await save({ phones: [long] })).toMatchObject({ rascunho: { phones: [long] } });
    const { body } = await api.admin.put(ADDRESS).send({ conteudo: { description: 'a'.repeat(2_000_000) } });
    expect((body as { statusCode: number }).statusCode).toBe(413);
  });

  it('is read as far as it still fits its description', async () => {
    await save({ tagline: 'Outro.' });
    await publish();
    const stale = {
      tagline: 'Outro.',
      name: 7,
      phones: [{ ...phone, old: 1 }],
      address: 'x',
      gone: true,
      social: [{ network: 'Orkut' }],
    };
    await api.dataSource.manager.update(Pagina, { chave: 'associacao' }, { publicado: JSON.stringify(stale) });
    const { body } = await api.admin.get(ADDRESS).expect(200);
    expect(body).toMatchObject({
      alteracoes: { tagline: 'Outro.', phones: [phone], social: [{ network: 'Instagram', handle: '', url: '' }] },
      conteudo: { name: asMade.name, address: asMade.address },
    });
  });
});

describe('who the association is', () => {
  const versions = async () => {
    const { body } = await api.http.get('/api/textos').expect(200);
    return new Map((body as { nome: string; versao: string }[]).map(({ nome, versao }) => [nome, versao]));
  };

  it('makes another version of the policy that names it, which is on record before anybody is shown it', async () => {
    const before = await versions();
    await save({ longName: 'Outra Associação', email: 'outra@exemplo.pt' });
    expect(await versions()).toEqual(before);
    await publish();
    const after = await versions();
    expect(after.get('privacidade')).not.toBe(before.get('privacidade'));
    expect(after.get('newsletter')).toBe(before.get('newsletter'));
    const texto = await api.dataSource.manager.findOneByOrFail(Texto, { versao: after.get('privacidade') ?? '' });
    expect(texto.texto).toContain('A Outra Associação é responsável');
    expect(texto.texto).toContain('(outra@exemplo.pt)');
    await save({});
    await publish();
    expect(await versions()).toEqual(before);
  });

  it('stands in the sentence that a child is told', async () => {
    await save({ email: 'outra@exemplo.pt' });
    await publish();
    const textos = [...(await versions()).values()].join(' ');
    const young = {
      nome: 'Zé',
      idade: '12',
      email: 'ze@exemplo.pt',
      estudando: 'x',
      motivacao: 'x',
      acceptPolicy: 'true',
      textos,
    };
    const { body } = await api.http.post('/formularios').field({ ...young, recaptcha: await api.captcha() });
    expect((body as { errors: { idade: string } }).errors.idade).toContain('para outra@exemplo.pt.');
  });
});
