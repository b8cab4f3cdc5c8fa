import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail, mailTo } from '../../../test/support/mail.js';
import { makePerson } from '../../../test/support/person.js';
import { headersOfContent } from '../../../test/support/headers-of-content.js';
import { until } from '../../../test/support/until.js';
import { settings } from '#platform/config/settings.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Atividade } from '../atividade/atividade.entity.js';
import { Link } from '../links/link.entity.js';
import { User } from '../account/user.entity.js';
import { UsersService } from '../users/users.service.js';

const password = 'uma frase só minha';
const NEW_PASSWORD = 'outra frase só minha';
let api: TestApi;
let number = 0;
let email: string;
let userId: number;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
/** Every test has a person of its own. */
beforeEach(async () => {
  number += 1;
  email = `pessoa${number}@exemplo.pt`;
  userId = (await makePerson(api, { email, password })).id;
});

const manager = () => api.dataSource.manager;
const login = (secret: string) => api.http.post('/api/login').send({ email, password: secret });
const ask = (who = email) => api.http.post('/api/recuperar').send({ email: who });
const set = (token: string, secret = NEW_PASSWORD) =>
  api.http.post(`/api/recuperar/${token}`).send({ password: secret });

/** @returns the token of a link that was mailed */
async function asked(): Promise<string> {
  const before = (await mailTo(email)).length;
  await ask().expect(202);
  return /\/recuperar\/([\w-]{43})\s/.exec((await awaitMail(email, before + 1)).text ?? '')?.[1] ?? '';
}

/** Publishes the page 'Associação' with this content. */
async function publish(conteudo: object): Promise<void> {
  await api.admin.put('/api/paginas/associacao').send({ conteudo }).expect(200);
  await api.admin.post('/api/paginas/associacao/publicacao').send({}).expect(200);
}

/** Expects that a link does nothing any more, and that the answer says why. */
async function expectRefused(token: string, status: number, sentence: string): Promise<void> {
  const { status: answered, body } = await set(token, 'uma terceira frase');
  expect([answered, body.message]).toEqual([status, sentence]);
  await login('uma terceira frase').expect(401);
}

describe('a forgotten password', () => {
  it('is answered by the name that the association has in its page', async () => {
    await ask().expect(202);
    expect((await awaitMail(email)).text).toContain('A equipa da DFC Portugal');
    await publish({ name: 'Outra $& DFC' });
    await ask().expect(202);
    const { text } = await awaitMail(email, 2);
    expect(text).toContain('a sua conta no painel da Outra $& DFC.');
    expect(text).toContain('A equipa da Outra $& DFC');
    expect(text).not.toMatch(/\{associacao\}|DFC Portugal/);
    await publish({});
  });

  it('is asked for alike, whether there is such an account or not, and mailed where there is', async () => {
    const known = await ask(` ${email.toUpperCase()} `);
    const unknown = await ask('ninguem@exemplo.pt');
    expect([known.status, known.body]).toEqual([
      202,
      { message: 'Não há servidor de correio: a ligação fica guardada no servidor.', correio: false },
    ]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(headersOfContent(unknown.headers as Record<string, string>)).toEqual(
      headersOfContent(known.headers as Record<string, string>),
    );
    const mail = await awaitMail(email);
    expect(mail.html).toContain(`href="${/https?:\S+\/recuperar\/\S+/.exec(mail.text ?? '')?.[0]}"`);
    expect(await mailTo('ninguem@exemplo.pt')).toEqual([]);
  });

  it('is said to be mailed where there is a mail server', async () => {
    const withMail = await startApi({ mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' } });
    const { body } = await withMail.http.post('/api/recuperar').send({ email }).expect(202);
    await withMail.app.close();
    expect(body).toEqual({ message: expect.stringContaining('enviámos para lá uma ligação'), correio: true });
  });

  it('is mailed to the address that the first administrator has where nobody says another', async () => {
    await manager().update(User, { id: userId }, { email: 'admin@localhost' });
    await ask('admin@localhost').expect(202);
    await awaitMail('admin@localhost');
  });

  it('is answered before anything is looked up, so the time tells nothing', async () => {
    const users = api.app.get(UsersService);
    let find: (user: User | null) => void = () => undefined;
    const looked = jest.spyOn(users, 'findByEmail').mockReturnValueOnce(new Promise((resolve) => (find = resolve)));
    try {
      await ask().expect(202);
      await until('the account is looked up', () => Promise.resolve(looked.mock.calls.length === 1));
    } finally {
      find(null);
      looked.mockRestore();
    }
  });

  it.each([[{}], [{ email: 'maria' }], [{ email: { $ne: '' } }], [{ email: null }], [[]]])(
    'is not %j',
    async (body) => {
      await api.http.post('/api/recuperar').send(body).expect(400);
    },
  );

  it('is chosen anew with the link, which ends every session', async () => {
    const { body } = await login(password).expect(200);
    const token = await asked();
    expect(await manager().existsBy(Link, { tokenHash: token })).toBe(false);
    expect(await manager().existsBy(Link, { tokenHash: sha256(token) })).toBe(true);
    await set(token).expect(204);
    await api.http.get('/api/users').set('Authorization', `Bearer ${body.token}`).expect(401);
    await login(password).expect(401);
    await login(NEW_PASSWORD).expect(200);
    await awaitMail(email, 2);
    expect((await mailTo(email)).map(({ subject }) => subject)).toContain('A palavra-passe da sua conta mudou');
  });

  it('is told of in the trail as its holder’s, as is nothing that was only asked for', async () => {
    const told = () => manager().findBy(Atividade, { quemId: userId });
    const token = await asked();
    expect(await told()).toEqual([]);
    await set(token).expect(204);
    expect(await told()).toMatchObject([
      { verbo: 'alterou', secao: 'conta', registo: String(userId), quem: 'Maria', origem: '127.0.0.0/24' },
    ]);
  });

  it.each([
    ['short', 'aq1!Z', 'Password deve ter pelo menos 6 caracteres.'],
    ['common', '123456', 'Esta palavra-passe é demasiado comum. Escolha outra.'],
  ])('is not a %s one, which does not use the link up', async (_what, secret, sentence) => {
    const token = await asked();
    const { status, body } = await set(token, secret);
    expect([status, body.errors]).toEqual([400, { password: sentence }]);
    await set(token).expect(204);
  });
});

describe('its link', () => {
  const read = (token: string) => api.http.get(`/api/recuperar/${token}`);

  it('tells its holder whose account it is and whether sessions end, and stays good', async () => {
    const token = await asked();
    const { body, headers } = await read(token).expect(200);
    expect(body).toEqual({ nome: 'Maria', email, primeira: false, temSessoes: false });
    expect(headers['cache-control']).toBe('no-store');
    await login(password).expect(200);
    expect((await read(token).expect(200)).body).toMatchObject({ temSessoes: true });
    await set(token).expect(204);
  });

  it('tells nothing where it is good no more, or never was', async () => {
    const token = await asked();
    await set(token).expect(204);
    const gone = await read(token).expect(410);
    const unknown = await read('A'.repeat(43)).expect(404);
    expect(JSON.stringify([gone.body, unknown.body])).not.toMatch(/Maria|exemplo\.pt/);
  });

  it('is good once', async () => {
    const token = await asked();
    await set(token).expect(204);
    await expectRefused(token, 410, 'Esta ligação já foi usada. Se precisar, peça outra.');
  });

  it('is good for 30 minutes', async () => {
    const token = await asked();
    const { expiresAt } = await manager().findOneByOrFail(Link, { tokenHash: sha256(token) });
    expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(30);
    await manager().update(Link, { tokenHash: sha256(token) }, { expiresAt: new Date(Date.now() - 1) });
    await expectRefused(token, 410, 'Esta ligação expirou. Peça outra.');
  });

  it('is no good after another change of the password', async () => {
    const [token, other] = [await asked(), await asked()];
    await set(other).expect(204);
    await expectRefused(
      token,
      410,
      'Esta conta mudou depois de esta ligação ter sido pedida. Se precisar, peça outra.',
    );
  });

  it('goes with its user', async () => {
    const token = await asked();
    await api.admin.delete(`/api/users/${userId}`).expect(204);
    expect(await manager().countBy(Link, { subject: String(userId) })).toBe(0);
    await set(token).expect(404);
  });

  it.each(['x', 'A'.repeat(43), '%00'])('is not %s', async (token) => {
    await expectRefused(token, 404, 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.');
  });

  it('is not one that confirms an email', async () => {
    const { body } = await login(password).expect(200);
    const wanted = `novo${number}@exemplo.pt`;
    await api.http.put('/api/conta').set('Authorization', `Bearer ${body.token}`).send({ email: wanted }).expect(200);
    const token = /\/conta\/email\/([\w-]{43})\s/.exec((await awaitMail(wanted)).text ?? '')?.[1] ?? '';
    await expectRefused(token, 404, 'Esta ligação não existe. Confirme que a copiou inteira da mensagem.');
    await api.http.post(`/api/conta/email/${token}`).expect(200);
  });
});
