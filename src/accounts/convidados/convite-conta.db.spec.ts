import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { mailTo } from '../../../test/support/mail.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Atividade } from '../atividade/atividade.entity.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { User } from '../account/user.entity.js';
import { Convidado } from '../account/convidado.entity.js';

const OWN = 'uma frase só minha';
let api: TestApi;
let number = 0;
let email: string;
let id: number;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
/** Every test has an invitation of its own. */
beforeEach(async () => {
  number += 1;
  email = `colega${number}@exemplo.pt`;
  const { body } = await api.admin.post('/api/convidados').send({ nome: 'Lia', email, papel: 'edicao' }).expect(201);
  id = body.id;
  token = body.ligacao.split('/').at(-1);
});

const manager = () => api.dataSource.manager;
const accept = (password = OWN, by = token) => api.http.post(`/api/convite-conta/${by}`).send({ password });
const login = (password: string) => api.http.post('/api/login').send({ email, password });
const accounts = () => manager().countBy(User, { email });

describe('who accepts an invitation', () => {
  it('chooses a password, which nobody else knows, and has an account with the role that was meant', async () => {
    expect((await accept().expect(200)).body).toEqual({ email });
    const { body } = await login(OWN).expect(200);
    const own = await api.http.get('/api/conta').set('Authorization', `Bearer ${body.token}`).expect(200);
    expect(own.body).toMatchObject({ nome: 'Lia', email, passwordDeOutrem: false });
    expect(await manager().findOneByOrFail(User, { email })).toMatchObject({ papel: 'edicao', ativo: true });
  });

  it('is whom the trail names, since there was nobody before', async () => {
    await accept().expect(200);
    const { id: userId } = await manager().findOneByOrFail(User, { email });
    expect(await manager().findBy(Atividade, { quemId: userId })).toMatchObject([
      { verbo: 'criou', secao: 'users', registo: String(userId), quem: 'Lia', origem: '127.0.0.0/24' },
    ]);
  });

  it.each([
    ['short', 'aq1!Z', 'Password deve ter pelo menos 6 caracteres.'],
    ['common', '123456', 'Esta palavra-passe é demasiado comum. Escolha outra.'],
  ])('chooses no %s one, which does not use the link up', async (_what, password, sentence) => {
    const { status, body } = await accept(password);
    expect([status, body.errors]).toEqual([400, { password: sentence }]);
    expect(await accounts()).toBe(0);
    await accept().expect(200);
  });
});

describe('its link', () => {
  const read = (by = token) => api.http.get(`/api/convite-conta/${by}`);

  it('tells its holder whom it is for, and stays good', async () => {
    const { body, headers } = await read().expect(200);
    expect(body).toEqual({ nome: 'Lia', email });
    expect(headers['cache-control']).toBe('no-store');
    await accept().expect(200);
  });

  it('tells nothing where it is good no more, or never was', async () => {
    await accept().expect(200);
    const gone = await read().expect(410);
    const unknown = await read('A'.repeat(43)).expect(404);
    expect(JSON.stringify([gone.body, unknown.body])).not.toMatch(/Lia|exemplo\.pt/);
  });

  it('is good once', async () => {
    await accept().expect(200);
    const { status, body } = await accept('uma terceira frase');
    expect([status, body.message]).toEqual([
      410,
      'Este convite já foi aceite. Entre com a palavra-passe que escolheu.',
    ]);
    await login('uma terceira frase').expect(401);
    await login(OWN).expect(200);
  });

  it('is good once, also in two browsers at once', async () => {
    const hasher = api.app.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    const ready: (() => void)[] = [];
    // both have seen a good link, and go on at the same moment
    const hashed = jest.spyOn(hasher, 'hash').mockImplementation(async (password) => {
      const made = await hash(password);
      await new Promise<void>((resolve) => {
        if (ready.push(resolve) === 2) for (const goOn of ready) goOn();
      });
      return made;
    });
    const answers = await Promise.all([accept(`${OWN} 1`), accept(`${OWN} 2`)]);
    hashed.mockRestore();
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
    await login(`${OWN} ${answers[0]?.status === 200 ? 1 : 2}`).expect(200);
    expect(await accounts()).toBe(1);
  });

  it('is refused late', async () => {
    await manager().update(Convidado, { id }, { expiresAt: new Date(Date.now() - 1) });
    const { status, body } = await accept();
    expect([status, body.message]).toEqual([
      410,
      'Este convite já não é válido. Peça à associação que o envie de novo.',
    ]);
    expect(await accounts()).toBe(0);
  });

  it('is refused where the e-mail has an account by now, whose password stays', async () => {
    await api.admin.post('/api/register').send({ nome: 'Lia', email, password: 'uma frase só dela' }).expect(201);
    const { status, body } = await accept();
    expect([status, body.errors]).toEqual([409, { email: 'Já existe um utilizador com este e-mail.' }]);
    await login(OWN).expect(401);
    await login('uma frase só dela').expect(200);
    expect(await manager().findOneByOrFail(Convidado, { id })).toMatchObject({ acceptedAt: null });
  });

  it('makes one account where another is made for the e-mail at the same time', async () => {
    const other = { nome: 'Lia', email, password: 'uma frase só dela' };
    const answers = await Promise.all([accept(), api.admin.post('/api/register').send(other)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await accounts()).toBe(1);
  });

  it.each(['x', 'A'.repeat(43), '%00'])('is not %s, which costs no hashing', async (other) => {
    const hashed = jest.spyOn(api.app.get(PasswordHasher), 'hash');
    try {
      expect((await accept(OWN, other).expect(404)).body.message).toContain('Este convite não existe');
      expect(hashed).not.toHaveBeenCalled();
    } finally {
      hashed.mockRestore();
    }
  });
});

describe('who was invited and has not accepted', () => {
  it('has no account that a password opens, and is refused as an unknown address is', async () => {
    const known = await login(OWN);
    const unknown = await api.http.post('/api/login').send({ email: 'ninguem@exemplo.pt', password: OWN });
    expect([known.status, known.body]).toEqual([401, unknown.body]);
  });

  it('is mailed no other way in', async () => {
    await api.http.post('/api/recuperar').send({ email }).expect(202);
    // what was asked for has been seen to
    await api.app.get(AfterAnswer).beforeApplicationShutdown();
    expect(await manager().countBy(OutgoingMail, { kind: 'recovery' })).toBe(0);
    expect((await mailTo(email)).map(({ subject }) => subject)).not.toContain('Escolha uma nova palavra-passe');
  });
});
