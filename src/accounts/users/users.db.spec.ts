import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Not } from 'typeorm';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { settings } from '#platform/config/settings.js';
import { User } from '../account/user.entity.js';

const PASSWORD = 'uma frase só minha';
const { email: firstEmail } = settings.firstAdmin;

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  await api.dataSource.manager.remove(await api.dataSource.manager.findBy(User, { email: Not(firstEmail) }));
});

/** The fields of a new account besides its name and its address, when nobody has set any. */
const asMade = { papel: 'administracao', ativo: true, ultimoDia: null, vistoEm: null };
const users = () => api.dataSource.manager.find(User, { order: { id: 'ASC' } });
const register = (changed: object = {}) =>
  api.admin
    .post('/api/register')
    .send({ nome: 'Maria Silva', email: 'maria@escola.pt', password: PASSWORD, ...changed });

async function newUser(
  email: string,
): Promise<{ id: number; as: (method: 'delete', path: string) => Promise<number> }> {
  const { body } = await register({ email }).expect(201);
  const { body: login } = await api.http.post('/api/login').send({ email, password: PASSWORD }).expect(200);
  return {
    id: body.id,
    as: async (method, path) => (await api.http[method](path).set('Authorization', `Bearer ${login.token}`)).status,
  };
}

describe('POST /api/register', () => {
  it('makes an account that can sign in, and answers without its password', async () => {
    const { body } = await register({ email: ' Maria@Escola.PT ' }).expect(201);
    expect(body).toEqual({ id: expect.any(Number), nome: 'Maria Silva', email: 'maria@escola.pt', ...asMade });
    await api.http.post('/api/login').send({ email: 'maria@escola.pt', password: PASSWORD }).expect(200);
  });

  it('makes an administrator, or who it says', async () => {
    const papelOf = async (changed: object) => (await register(changed).expect(201)).body.papel;
    expect(await papelOf({ email: 'a@escola.pt' })).toBe('administracao');
    expect(await papelOf({ email: 'b@escola.pt', papel: null })).toBe('administracao');
    expect(await papelOf({ email: 'c@escola.pt', papel: 'administracao' })).toBe('administracao');
    expect(await papelOf({ email: 'd@escola.pt', papel: 'edicao' })).toBe('edicao');
    expect((await users()).map(({ papel }) => papel)).toEqual([...Array<string>(4).fill('administracao'), 'edicao']);
  });

  it("keeps the password as argon2id at OWASP's parameters", async () => {
    await register().expect(201);
    const made = await api.dataSource.manager.findOneByOrFail(User, { email: 'maria@escola.pt' });
    expect(made.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['6 characters', 'aq1!Zp'],
    ['128 characters', `Zq${'é'.repeat(126)}`],
    ['spaces at its ends', '  com espaços  '],
    ['characters outside the basic plane', '🦊🐻🐼🐨🐯🦁'],
  ])('takes a password of %s as typed', async (_what, password) => {
    await register({ password }).expect(201);
    await api.http.post('/api/login').send({ email: 'maria@escola.pt', password }).expect(200);
  });

  const required = 'Nome, email e password são obrigatórios.';
  it.each([
    ['nothing', { nome: undefined, email: undefined, password: undefined }, required],
    ['no name', { nome: undefined }, required],
    ['a blank name', { nome: '  ' }, required],
    ['no email', { email: '' }, required],
    ['no password', { password: null }, required],
    ['an empty password', { password: '' }, required],
    ['a password of 5 characters', { password: 'aq1!Z' }, 'Password deve ter pelo menos 6 caracteres.'],
    [
      'a password of 129 characters',
      { password: 'é'.repeat(129) },
      'A palavra-passe não pode ter mais de 128 caracteres.',
    ],
    ['a common password', { password: '123456' }, 'Esta palavra-passe é demasiado comum. Escolha outra.'],
    ['a repeated letter', { password: 'aaaaaa' }, 'Esta palavra-passe é demasiado comum. Escolha outra.'],
    ['six spaces', { password: '      ' }, 'Esta palavra-passe é demasiado comum. Escolha outra.'],
    ['a sequence', { password: '654321' }, 'Esta palavra-passe é demasiado comum. Escolha outra.'],
    ['a common password in capitals', { password: 'QWERTY' }, 'Esta palavra-passe é demasiado comum. Escolha outra.'],
    ['an email that is none', { email: 'maria' }, 'Introduza um endereço de e-mail válido.'],
    ['two emails', { email: 'a@b.pt, c@d.pt' }, 'Introduza um endereço de e-mail válido.'],
    ['an email with a line break', { email: 'a@b.pt\nBcc: c@d.pt' }, 'Introduza um endereço de e-mail válido.'],
    ['a name that is too long', { nome: 'x'.repeat(121) }, 'O nome não pode ter mais de 120 caracteres.'],
    ['a control character', { nome: 'Maria\u0000' }, 'O nome tem caracteres que não são permitidos.'],
    ['a nested object', { nome: { a: 1 } }, 'O nome é de preenchimento obrigatório.'],
    ['a nested password', { password: { length: 10 } }, expect.stringMatching(/\w/)],
    ['a list', { email: ['maria@escola.pt'] }, expect.stringMatching(/\w/)],
    ['an id of its own', { id: 1 }, 'Este campo não existe.'],
    ['a hash of its own', { passwordHash: 'x' }, 'Este campo não existe.'],
    ['a role that is none', { papel: 'dono' }, 'O papel tem de ser um destes: administracao, edicao.'],
    ['another unknown field', { admin: true }, 'Este campo não existe.'],
  ])('refuses %s and makes nothing', async (_what, changed, sentence) => {
    const { status, body } = await register(changed);
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, errors: expect.any(Object) });
    expect(Object.keys(body.errors)).toEqual(Object.keys(changed));
    expect([body.message, body.erro, body.error]).toEqual([sentence, sentence, sentence]);
    expect(await users()).toHaveLength(1);
  });

  it.each([['[]'], ['"texto"'], ['null'], ['1']])('refuses the body %s', async (body) => {
    await api.admin.post('/api/register').type('json').send(body).expect(400);
  });

  it('refuses an email that exists, in whatever case', async () => {
    await register().expect(201);
    for (const email of ['maria@escola.pt', ' MARIA@Escola.pt']) {
      const { status, body } = await register({ email });
      expect(status).toBe(409);
      expect(body.errors).toEqual({ email: 'Já existe um utilizador com este e-mail.' });
    }
    expect(await users()).toHaveLength(2);
  });

  it('makes one account of two registrations that race', async () => {
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await users()).toHaveLength(2);
  });
});

describe('GET /api/users', () => {
  it('lists the accounts, and never a hash', async () => {
    await register().expect(201);
    const { body, headers, text } = await api.admin.get('/api/users').expect(200);
    expect(body).toEqual([
      { id: expect.any(Number), nome: 'Administração', email: firstEmail, ...asMade, vistoEm: expect.any(String) },
      { id: expect.any(Number), nome: 'Maria Silva', email: 'maria@escola.pt', ...asMade },
    ]);
    expect(headers['content-range']).toBe('users 0-1/2');
    expect(text).not.toMatch(/argon2|hash|session/i);
  });

  it('finds accounts by name and by email, and refuses to sort or filter by the hash', async () => {
    await register({ nome: 'João Conceição' }).expect(201);
    for (const q of ['joao', 'CONCEICAO', 'escola.pt', 'maria@escola.pt']) {
      const { body } = await api.admin
        .get('/api/users')
        .query({ filter: JSON.stringify({ q }) })
        .expect(200);
      expect(body).toMatchObject([{ nome: 'João Conceição' }]);
    }
    for (const column of ['passwordHash', 'sessionId', 'createdAt', '__proto__', 'constructor']) {
      await api.admin
        .get('/api/users')
        .query({ sort: JSON.stringify([column, 'ASC']) })
        .expect(400);
      await api.admin
        .get('/api/users')
        .query({ filter: `{"${column}":"x"}` })
        .expect(400);
    }
  });
});

describe('GET /api/users/{id}', () => {
  it('gives one account', async () => {
    const { body: made } = await register().expect(201);
    const { body } = await api.admin.get(`/api/users/${made.id}`).expect(200);
    expect(body).toEqual({ id: made.id, nome: 'Maria Silva', email: 'maria@escola.pt', ...asMade });
  });

  it.each(['999999', '0', '-1', '1.0', '01', '1e0', '0x1', 'um', '99999999999', '1%20', '%00'])(
    'answers 404 to %s',
    async (id) => {
      const { status, body } = await api.admin.get(`/api/users/${id}`);
      expect([status, body.statusCode]).toEqual([404, 404]);
    },
  );
});

describe('DELETE /api/users/{id}', () => {
  it('removes an account', async () => {
    const { id } = await newUser('ana@escola.pt');
    const { body } = await api.admin.delete(`/api/users/${id}`).expect(204);
    expect(body).toEqual({});
    expect(await users()).toHaveLength(1);
    await api.admin.delete(`/api/users/${id}`).expect(404);
    await api.http.post('/api/login').send({ email: 'ana@escola.pt', password: PASSWORD }).expect(401);
  });

  it('refuses oneself, also where one is the last', async () => {
    const [self] = await users();
    const { status, body } = await api.admin.delete(`/api/users/${self?.id}`);
    expect([status, body.message]).toEqual([409, 'Não pode eliminar a si próprio.']);
    expect(await users()).toHaveLength(1);
  });

  it('leaves somebody when all delete each other at once', async () => {
    const names = ['ana', 'bea', 'clara', 'dora'];
    const others = await Promise.all(names.map((name) => newUser(`${name}@escola.pt`)));
    const statuses = await Promise.all(
      others.map((user, index) => user.as('delete', `/api/users/${others[(index + 1) % others.length]?.id}`)),
    );
    const left = await users();
    expect(statuses.every((status) => [204, 401].includes(status))).toBe(true);
    expect(left).toHaveLength(others.length + 1 - statuses.filter((status) => status === 204).length);
    expect(left.length).toBeGreaterThan(1);
  });

  it('leaves one of the last two when they delete each other at once', async () => {
    const [first] = await users();
    const other = await newUser('ana@escola.pt');
    const statuses = await Promise.all([
      other.as('delete', `/api/users/${first?.id}`),
      api.admin.delete(`/api/users/${other.id}`).then(({ status }) => status),
    ]);
    expect(statuses.sort((a, b) => a - b)).toEqual([204, expect.any(Number)]);
    expect(statuses[1]).toBeGreaterThanOrEqual(401);
    expect(await users()).toHaveLength(1);
  });
});
