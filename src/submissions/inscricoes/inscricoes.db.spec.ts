import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { type FormUnderTest, itBehavesAsForm, sendForm } from '../../../test/support/form.js';
import { fakeOnly } from '../../../test/support/fake-only.js';
import { letClockGo } from '../../../test/support/stopped-clock.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { presentVersion } from '../consentimentos/shown-texts.js';
import { Inscricao } from './inscricao.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form: FormUnderTest = {
  api: () => api,
  entity: Inscricao,
  path: '/festival',
  adminPath: '/api/festival',
  marker: 'nomeEscola',
  attachment: 'cv',
  captcha: true,
  message: 'Formulário submetido com sucesso!',
  fields: {
    nomeEscola: 'Escola do Bairro',
    emailEscola: 'geral@escola.pt',
    morada: 'Rua da Escola, 1',
    codigoPostal: '4400-000',
    nomeResponsavel: 'Maria João',
    emailResponsavel: 'maria@escola.pt',
    contactoTelefonico: '+351 912 345 678',
    descricao: 'Um recreio onde caibam todos.',
    privacidade: 'true',
    captcha: 'true',
  },
  required: {
    nomeEscola: 'O nome da escola é de preenchimento obrigatório.',
    emailEscola: 'O e-mail da escola é de preenchimento obrigatório.',
    morada: 'A morada é de preenchimento obrigatório.',
    codigoPostal: 'O código postal é de preenchimento obrigatório.',
    nomeResponsavel: 'O nome do responsável é de preenchimento obrigatório.',
    emailResponsavel: 'O e-mail do responsável é de preenchimento obrigatório.',
    contactoTelefonico: 'O contacto telefónico é de preenchimento obrigatório.',
    descricao: 'A descrição é de preenchimento obrigatório.',
    privacidade: 'Tens de aceitar a Política de Privacidade.',
  },
  refused: [
    ['contactoTelefonico', 'ligue-me', 'Introduza um número de telefone válido.'],
    ['privacidade', 'false', 'Tens de aceitar a Política de Privacidade.'],
    ['nomeEscola', 'x'.repeat(201), 'O nome da escola não pode ter mais de 200 caracteres.'],
  ],
  answered: {
    nomeEscola: 'Escola do Bairro',
    emailEscola: 'geral@escola.pt',
    morada: 'Rua da Escola, 1',
    codigoPostal: '4400-000',
    nomeResponsavel: 'Maria João',
    emailResponsavel: 'maria@escola.pt',
    contactoTelefonico: '+351 912 345 678',
    descricao: 'Um recreio onde caibam todos.',
    cv: null,
  },
};

const found = async (q: string) => {
  const { body } = await api.admin
    .get('/api/festival')
    .query({ filter: JSON.stringify({ q }) })
    .expect(200);
  return (body as { id: number }[]).map(({ id }) => id);
};

describe('POST /festival', () => {
  itBehavesAsForm(form);

  it.each([
    ['4400001', '4400-001'],
    [' 4400 001 ', '4400-001'],
    ['4400 - 001', '4400-001'],
    ['4400\u2011001', '4400-001'],
    ['EC1A 1BB', 'EC1A 1BB'],
  ])('keeps the postal code %o as %o', async (codigoPostal, kept) => {
    const { body } = await sendForm(form, { codigoPostal });
    const read = await api.admin.get(`/api/festival/${(body as { id: number }).id}`).expect(200);
    expect(read.body).toMatchObject({ codigoPostal: kept });
  });

  it.each([
    ['\u202a+351 912 345 678\u202c', '+351 912 345 678'],
    ['912\u2011345–678', '912-345-678'],
    ['912 345 678 / 253 000 000', '912 345 678 / 253 000 000'],
    ['253 000 000 ext. 12', '253 000 000 ext. 12'],
    ['912 345 678 (mãe)', '912 345 678 (mãe)'],
  ])('keeps the telephone %j as %j', async (contactoTelefonico, kept) => {
    const { body } = await sendForm(form, { contactoTelefonico });
    const read = await api.admin.get(`/api/festival/${(body as { id: number }).id}`).expect(200);
    expect(read.body).toMatchObject({ contactoTelefonico: kept });
  });

  it.each([
    ['+351 937 416 582 (mãe)', ['937416582', '937 416 582', '+351937416582', '93 741 65 82', '937.416.582', '6582']],
    ['937416583', ['937 416 583', '+351 937 416 583', '00351937416583', '416583']],
  ])('is found by the telephone %o however it is written', async (contactoTelefonico, searches) => {
    const { body } = await sendForm(form, { contactoTelefonico });
    for (const q of searches) expect([q, await found(q)]).toEqual([q, [(body as { id: number }).id]]);
    expect(await found('937416584')).toEqual([]);
  });

  it('is found by its postal code with or without the hyphen', async () => {
    const { body } = await sendForm(form, { codigoPostal: '4321-987' });
    for (const q of ['4321-987', '4321987', '4321 987', '4321'])
      expect([q, await found(q)]).toEqual([q, [(body as { id: number }).id]]);
    expect(await found('4321986')).toEqual([]);
  });

  it.each(['4400', '4400-00', '44000-01', 'EC1A 1BB'])(
    'refuses our own form the postal code %o',
    async (codigoPostal) => {
      const { status, body } = await sendForm(form, { codigoPostal, textos: presentVersion('privacidade') });
      const sentence = 'Escreva os sete algarismos do código postal, como 4400-001.';
      expect([status, (body as { errors: unknown }).errors]).toEqual([400, { codigoPostal: sentence }]);
    },
  );
});

describe('POST /festival outside the registration', () => {
  const TELL_ME = 'No site, quem deixar o e-mail em «Avisem-me quando abrir» recebe um aviso.';
  const calendar = {
    inscricoesAbrem: '2040-09-01',
    inscricoesFecham: '2041-04-30',
    submissaoAbre: '2041-05-01',
    submissaoFecha: '2041-05-31',
    resultados: '2041-06-30',
  };

  beforeAll(() => api.dataSource.manager.update(Edicao, { chave: '20262027' }, calendar));
  afterEach(letClockGo);

  const at = async (moment: string, descricao: string) => {
    fakeOnly(['Date'], Date.parse(moment));
    const { status, body } = await sendForm(form, { descricao });
    return [status, (body as { erro?: string }).erro];
  };

  it.each([
    ['2040-08-31T22:59:59.999Z', 409, `As inscrições na edição de 2026/2027 abrem a 1 de setembro de 2040. ${TELL_ME}`],
    [
      '2041-04-30T23:00:00.000Z',
      409,
      `As inscrições na edição de 2026/2027 fecharam a 30 de abril de 2041. ${TELL_ME}`,
    ],
  ])('at %s answers %i', async (moment, status, sentence) => {
    const before = await api.dataSource.manager.count(Inscricao);
    expect(await at(moment, 'Fora de tempo')).toEqual([status, sentence]);
    expect(await api.dataSource.manager.count(Inscricao)).toBe(before);
  });

  it('is open from the first midnight until the last, and takes what came in time as the same when it comes again', async () => {
    expect(await at('2040-08-31T23:00:00.000Z', 'A primeira')).toEqual([201, undefined]);
    expect(await at('2041-04-30T22:59:59.000Z', 'A última')).toEqual([201, undefined]);
    expect(await at('2041-04-30T23:00:01.000Z', 'A última')).toEqual([201, undefined]);
    expect((await at('2041-04-30T23:00:01.000Z', 'Uma depois'))[0]).toBe(409);
  });
});
