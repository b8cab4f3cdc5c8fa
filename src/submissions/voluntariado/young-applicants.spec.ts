import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { AceitacaoPendente } from '../consentimentos/consentimento.entity.js';
import { presentVersion } from '../consentimentos/shown-texts.js';
import { Candidatura } from './candidatura.entity.js';

let api: TestApi;
let number = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const own = { textos: `${presentVersion('privacidade')} ${presentVersion('encarregado')}`, acceptPolicy: 'true' };

/** Applies as our own form does, or as somebody who knows the documented body alone. */
async function apply(fields: Record<string, string>, cv?: Buffer) {
  number += 1;
  const person = { nome: 'Rita', email: `jovem${number}@exemplo.pt`, estudando: 'Aluna', motivacao: `Razão ${number}` };
  const request = api.http.post('/formularios');
  for (const [name, value] of Object.entries({ ...person, recaptcha: await api.captcha(), ...fields }))
    request.field(name, value);
  return cv === undefined ? request : request.attach('cv', cv, 'cv.pdf');
}

const applications = () => api.dataSource.manager.count(Candidatura);
const marked = (registo: number) => api.dataSource.manager.existsBy(AceitacaoPendente, { registo });
const guardian = () => ({ nomeEncarregado: 'Rui Silva', emailEncarregado: `encarregado${number + 1}@exemplo.pt` });

describe('an applicant who is under 18, by our own form', () => {
  it.each(['13', '17'])(
    'at %s names a guardian, who is told how to object and nothing that was typed',
    async (idade) => {
      const named = guardian();
      const { body } = await apply({ ...own, ...named, idade }).then((answer) => answer);
      const mail = await awaitMail(named.emailEncarregado);
      expect(mail.subject).toBe('Uma pessoa menor de idade candidatou-se a voluntariado');
      expect(mail.text).toMatch(/\/encarregado\/[\w-]{43}\n/);
      expect(mail.text).toContain('escreva-nos deste endereço para geral@dfcportugal.example a dizer que se opõe');
      expect(mail.text).not.toMatch(/Rita|Rui|Razão/);
      const { id } = body as { id: number };
      const read = await api.admin.get(`/api/voluntariados/${id}`).expect(200);
      expect(read.body).toMatchObject(named);
      expect(await marked(id)).toBe(false);
      const email = named.emailEncarregado.toUpperCase();
      const held = await api.admin.post('/api/dados-pessoais/pesquisa').send({ email }).expect(200);
      expect(held.body).toMatchObject({ registos: expect.arrayContaining([expect.objectContaining({ id })]) });
      const applicant = `jovem${number}@exemplo.pt`;
      const ledger = await api.admin.post('/api/dados-pessoais/consentimentos').send({ email: applicant }).expect(200);
      const texts = (ledger.body as { textos: { nome: string }[] }).textos.map(({ nome }) => nome);
      expect(texts.sort()).toEqual(['encarregado', 'privacidade']);
    },
  );

  it.each([
    ['nobody', {}, ['nomeEncarregado', 'emailEncarregado']],
    ['a name alone', { nomeEncarregado: 'Rui' }, ['emailEncarregado']],
    ['an address alone', { emailEncarregado: 'rui@exemplo.pt' }, ['nomeEncarregado']],
    ['spaces', { nomeEncarregado: ' ', emailEncarregado: 'rui@exemplo.pt' }, ['nomeEncarregado']],
    ['no address', { nomeEncarregado: 'Rui', emailEncarregado: 'rui' }, ['emailEncarregado']],
    [
      'their own address',
      { nomeEncarregado: 'Rui', email: 'eu@exemplo.pt', emailEncarregado: 'EU@exemplo.pt' },
      ['emailEncarregado'],
    ],
  ])('is not taken with %s for a guardian', async (_what, named: Record<string, string>, wrong) => {
    const before = await applications();
    const { status, body } = await apply({ ...own, idade: '15', ...named });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, wrong]);
    expect(await applications()).toBe(before);
  });

  it('needs none from the day of 18', async () => {
    const { status, body } = await apply({ ...own, idade: '18' });
    expect(status).toBe(201);
    expect(await marked((body as { id: number }).id)).toBe(false);
  });
});

describe('a child under 13, by our own form', () => {
  it('is asked kindly for an adult, and nothing is stored', async () => {
    const before = [
      await applications(),
      await api.dataSource.manager.count(OutgoingMail),
      await api.files('documentos'),
    ];
    const { status, body } = await apply({ ...own, ...guardian(), idade: '12' }, pdf());
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: { idade: expect.stringContaining('pede a um adulto que nos escreva por ti') },
    });
    const after = [
      await applications(),
      await api.dataSource.manager.count(OutgoingMail),
      await api.files('documentos'),
    ];
    expect(after).toEqual(before);
    await until('nothing is left of what arrived', async () => (await api.files('tmp')).length === 0);
  });
});

describe('a documented call', () => {
  it.each(['9', '15'])('of somebody of %s is taken as ever, and marked', async (idade) => {
    const { status, body } = await apply({ idade });
    expect(status).toBe(201);
    expect(await marked((body as { id: number }).id)).toBe(true);
  });

  it('of an adult writes to no guardian that none was asked for', async () => {
    await apply({ idade: '30' });
    await awaitMail(`jovem${number}@exemplo.pt`);
    expect(await mailTo(`encarregado${number}@exemplo.pt`)).toEqual([]);
  });
});
