import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf, picture } from '../../../test/support/samples.js';
import { settings } from '../../platform/config/settings.js';
import { Membro } from '../../content/equipa/membro.entity.js';
import { Ficheiro } from '../../files/ficheiros/ficheiro.entity.js';
import { Convite } from './convite.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const UNKNOWN = 'A'.repeat(43);

async function invite(body: object = {}): Promise<{ id: number; token: string }> {
  const answer = await api.admin.post('/api/convites').send(body).expect(201);
  const { id, url } = answer.body as { id: number; url: string };
  return { id, token: url.split('/').at(-1) ?? '' };
}

const photo = await picture('jpeg', 60, 40);

function upload(token: string, content: Buffer = photo, name = 'eu.jpg') {
  return api.http.post('/upload').set('X-Convite', token).attach('images', content, name);
}

async function uploaded(token: string): Promise<string> {
  const { body } = await upload(token).expect(200);
  return (body as { filePaths: [string] }).filePaths[0];
}

const testimonial = { nome: 'Inês', estado: 'Atual', testemunho: 'Aprendi a escutar.' };

function submit(token: string, img: string, changed: object = {}) {
  return api.http.post('/testemunhos').send({ convite: token, ...testimonial, img, ...changed });
}

async function change(id: number, changed: Partial<Convite>): Promise<void> {
  const convite = await api.dataSource.manager.findOneByOrFail(Convite, { id });
  await api.dataSource.manager.save(Object.assign(convite, changed));
}

/** Every way in which an invitation is no longer open, with its sentence. */
const ended: readonly (readonly [string, Partial<Convite>, string])[] = [
  ['used', { usado: new Date() }, 'Este convite já foi usado.'],
  ['revoked', { revogado: new Date() }, 'Este convite foi anulado. Peça um novo à associação.'],
  ['expired', { expira: new Date(Date.now() - 1) }, 'Este convite expirou. Peça um novo à associação.'],
];

async function expectNothingStored(act: () => Promise<unknown>): Promise<void> {
  const { manager } = api.dataSource;
  const stored = async () => [await manager.count(Membro), await manager.count(Ficheiro), await api.files('uploads')];
  const before = await stored();
  await act();
  expect([...(await stored()), await api.files('tmp')]).toEqual([...before, []]);
}

describe('the administrators’ side', () => {
  it('makes a link whose token is nowhere else', async () => {
    const answer = await api.admin.post('/api/convites').send({ nota: 'Para a Inês', dias: 3 }).expect(201);
    const { id, url } = answer.body as { id: number; url: string };
    const token = url.slice(`${settings.siteUrl}/testemunho/`.length);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(url).toBe(`${settings.siteUrl}/testemunho/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(answer.body).toMatchObject({
      nota: 'Para a Inês',
      estado: 'pendente',
      usado: null,
      revogado: null,
      membroId: null,
    });
    const row = await api.dataSource.manager.findOneByOrFail(Convite, { id });
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(row.expira.getTime() - row.createdAt.getTime()).toBe(3 * 86_400_000);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify((await api.admin.get('/api/convites').expect(200)).body)).not.toContain(token);
  });

  it('gives fourteen days where it is not told', async () => {
    const { id } = await invite();
    const { expira, createdAt } = await api.dataSource.manager.findOneByOrFail(Convite, { id });
    expect(expira.getTime() - createdAt.getTime()).toBe(14 * 86_400_000);
  });

  it.each([
    [{ dias: 0 }, 'dias', 'O número de dias não pode ser menor que 1.'],
    [{ dias: 91 }, 'dias', 'O número de dias não pode ser maior que 90.'],
    [{ dias: 'muitos' }, 'dias', 'O número de dias tem de ser um número inteiro.'],
    [{ nota: 'x'.repeat(201) }, 'nota', 'A nota não pode ter mais de 200 caracteres.'],
    [{ usado: '2026-01-01' }, 'usado', 'Este campo não existe.'],
  ])('refuses %j', async (body, field, sentence) => {
    const before = await api.dataSource.manager.count(Convite);
    expect((await api.admin.post('/api/convites').send(body).expect(400)).body).toMatchObject({
      errors: { [field]: sentence },
    });
    expect(await api.dataSource.manager.count(Convite)).toBe(before);
  });

  it('lists, sorts and searches', async () => {
    await invite({ nota: 'Antónia', dias: 1 });
    await invite({ nota: 'Bernardo', dias: 90 });
    const get = async (query: Record<string, string>) =>
      ((await api.admin.get('/api/convites').query(query).expect(200)).body as { nota: string }[]).map(
        ({ nota }) => nota,
      );
    expect(await get({ range: '[0,1]' })).toEqual(['Bernardo', 'Antónia']);
    expect(await get({ sort: '["expira","DESC"]', range: '[0,0]' })).toEqual(['Bernardo']);
    expect(await get({ filter: '{"q":"ANTONIA"}' })).toEqual(['Antónia']);
    await api.admin.get('/api/convites').query({ filter: '{"tokenHash":"x"}' }).expect(400);
  });

  it('revokes, once and for all', async () => {
    const { id, token } = await invite();
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await api.http.get(`/convites/${token}`).expect(410);
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await change(id, { revogado: null, usado: new Date() });
    await api.admin.delete(`/api/convites/${id}`).expect(409);
    expect((await api.dataSource.manager.findOneByOrFail(Convite, { id })).revogado).toBeNull();
    for (const unknown of ['0', 'abc', '2147483647']) await api.admin.delete(`/api/convites/${unknown}`).expect(404);
  });

  it('takes the picture of a revoked invitation away', async () => {
    const { id, token } = await invite();
    const name = await uploaded(token);
    await api.admin.delete(`/api/convites/${id}`).expect(204);
    await api.http.get(`/uploads/${name}`).expect(404);
    expect(await api.files('uploads')).not.toContain(name);
    expect(await api.dataSource.manager.countBy(Ficheiro, { nome: name })).toBe(0);
  });

  it('is for administrators only', async () => {
    const { id, token } = await invite();
    await api.http.get('/api/convites').expect(401);
    await api.http.get('/api/convites').set('X-Convite', token).expect(401);
    await api.http.post('/api/convites').send({}).expect(401);
    await api.http.delete(`/api/convites/${id}`).set('X-Convite', token).expect(401);
    await api.http.get(`/convites/${token}`).expect(200);
  });
});

describe('GET /convites/{token}', () => {
  it('says until when an open invitation is good, and nothing else', async () => {
    const { id, token } = await invite({ nota: 'segredo' });
    const { expira } = await api.dataSource.manager.findOneByOrFail(Convite, { id });
    const { body } = await api.http.get(`/convites/${token}`).expect(200);
    expect(body).toEqual({ valido: true, expira: expira.toISOString() });
  });

  it.each([UNKNOWN, 'curto', '%00', '..%2f', 'x'.repeat(500)])('answers 404 to %s', async (token) => {
    const { body } = await api.http.get(`/convites/${token}`).expect(404);
    expect(body).toMatchObject({ message: 'Este convite não existe. Confirme a ligação que recebeu.' });
  });

  it.each(ended)('answers 410 to one that is %s', async (_how, changed, sentence) => {
    const { id, token } = await invite();
    await change(id, changed);
    expect((await api.http.get(`/convites/${token}`).expect(410)).body).toMatchObject({ message: sentence });
  });
});

it('is asked about as often as its page is opened, by one server for all; sending it is limited', async () => {
  const limited = await startApi({ rateLimitForms: 2 });
  try {
    const made = await limited.admin.post('/api/convites').send({}).expect(201);
    const token = (made.body as { url: string }).url.split('/').at(-1) ?? '';
    for (let time = 0; time < 5; time += 1) {
      await limited.http.get(`/convites/${token}`).expect(200);
      await limited.http.get(`/convites/${UNKNOWN}`).expect(404);
    }
    const sent = () =>
      limited.http.post('/testemunhos').send({ convite: UNKNOWN, ...testimonial, img: '/uploads/a.jpg' });
    await sent().expect(404);
    await sent().expect(404);
    await sent().expect(429);
  } finally {
    await limited.app.close();
  }
});

describe('POST /upload with an invitation', () => {
  it('takes one picture, and a later one in its place', async () => {
    const { id, token } = await invite();
    const first = await uploaded(token);
    await api.http.get(`/uploads/${first}`).expect(200);
    const second = await uploaded(token);
    await api.http.get(`/uploads/${first}`).expect(404);
    await api.http.get(`/uploads/${second}`).expect(200);
    expect(await api.dataSource.manager.countBy(Ficheiro, { nome: first })).toBe(0);
    expect(await api.dataSource.manager.findOneByOrFail(Convite, { id })).toMatchObject({
      imagem: second,
      uploadAttempts: 2,
    });
  });

  it('refuses anything but exactly one image', async () => {
    const { token } = await invite();
    await expectNothingStored(async () => {
      const { body } = await upload(token, pdf(), 'cv.pdf').expect(415);
      expect(body).toMatchObject({ message: 'Só são aceites imagens JPG, PNG, WebP, GIF ou AVIF válidas.' });
      await upload(token, Buffer.from('<svg/>'), 'eu.svg').expect(415);
      await upload(token, Buffer.from('olá'), 'eu.jpg').expect(415);
      await upload(token).attach('images', photo, 'dois.jpg').expect(400);
      await api.http.post('/upload').set('X-Convite', token).field('images', '').expect(400);
      await upload(token, Buffer.alloc(10_485_761), 'eu.jpg').expect(413);
    });
  });

  it('counts every try, and refuses the eleventh', async () => {
    const { id, token } = await invite();
    await change(id, { uploadAttempts: 9 });
    await upload(token, Buffer.from('olá'), 'eu.jpg').expect(415);
    await expectNothingStored(async () => {
      const { body } = await upload(token).expect(403);
      expect(body).toMatchObject({ message: expect.stringContaining('já não permite enviar mais imagens') });
    });
  });

  it.each(ended)('refuses one that is %s', async (_how, changed, sentence) => {
    const { id, token } = await invite();
    await change(id, changed);
    await expectNothingStored(async () => {
      expect((await upload(token).expect(410)).body).toMatchObject({ message: sentence });
    });
  });

  it('reads no byte for somebody who shows neither session nor invitation', async () => {
    await expectNothingStored(async () => {
      for (const header of ['', `X-Convite: ${UNKNOWN}\r\n`, 'X-Convite: x\r\n', 'Authorization: Bearer a.b.c\r\n']) {
        const connection = await rawConnection(api.app);
        await connection.write(
          `POST /upload HTTP/1.1\r\nHost: x\r\n${header}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`,
        );
        expect(await connection.answer(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 401 /);
        await connection.abort();
      }
    });
  });

  it('opens nothing else', async () => {
    const { token } = await invite();
    await api.http
      .post('/equipa')
      .set('X-Convite', token)
      .send({ ...testimonial, img: '/uploads/a.jpg' })
      .expect(401);
    await api.http.get('/api/files').set('X-Convite', token).expect(401);
    await api.http.get('/api/users').set('X-Convite', token).expect(401);
  });
});

describe('POST /testemunhos', () => {
  it('becomes a draft member that only administrators see until one approves it', async () => {
    const { id, token } = await invite();
    const img = `${settings.apiUrl}/uploads/${await uploaded(token)}`;
    const { body } = await submit(token, img).expect(201);
    const membroId = (body as { id: number }).id;
    expect(body).toEqual({ id: membroId, message: expect.stringContaining('Testemunho enviado com sucesso!') });
    await api.http.get(`/equipa/${membroId}`).expect(404);
    const draft = (await api.admin.get(`/equipa/${membroId}`).expect(200)).body as object;
    expect(draft).toEqual({ id: membroId, ...testimonial, img, rascunho: true, versao: 1 });
    const listed = (
      await api.admin
        .get('/api/convites')
        .query({ filter: `{"id":${id}}` })
        .expect(200)
    ).body as object[];
    expect(listed).toEqual([expect.objectContaining({ estado: 'usado', membroId, usado: expect.any(String) })]);
    await api.admin
      .put(`/api/equipa/${membroId}`)
      .send({ ...draft, rascunho: false })
      .expect(200);
    expect((await api.http.get(`/equipa/${membroId}`).expect(200)).body).toMatchObject({ ...testimonial, img });
  });

  it('is taken once, also when two race', async () => {
    const { token } = await invite();
    const img = `/uploads/${await uploaded(token)}`;
    const before = await api.dataSource.manager.count(Membro);
    const answers = await Promise.all([1, 2, 3].map((n) => submit(token, img, { nome: `Pessoa ${n}` })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 410, 410]);
    expect(await api.dataSource.manager.count(Membro)).toBe(before + 1);
    expect((await submit(token, img).expect(410)).body).toMatchObject({ message: 'Este convite já foi usado.' });
    await upload(token).expect(410);
  });

  it('keeps the picture that it uses, also when its deletion races', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await invite();
      const name = await uploaded(token);
      const [sent, deleted] = await Promise.all([
        submit(token, `/uploads/${name}`),
        api.admin.delete(`/api/delete/${name}`),
      ]);
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual([sent.status, deleted.status]);
    }
  });

  it.each([
    ['nome', 'O nome é de preenchimento obrigatório.'],
    ['estado', 'O estado é de preenchimento obrigatório.'],
    ['testemunho', 'O testemunho é de preenchimento obrigatório.'],
    ['convite', 'O convite é de preenchimento obrigatório.'],
    ['img', 'A imagem tem de ser um endereço http(s) ou um ficheiro carregado.'],
  ])('refuses one without %s, and the invitation stays open', async (field, sentence) => {
    const { token } = await invite();
    const img = `/uploads/${await uploaded(token)}`;
    await expectNothingStored(async () => {
      const { body } = await submit(token, img, { [field]: '' }).expect(400);
      expect(body).toMatchObject({ erro: sentence, errors: { [field]: sentence } });
    });
    await submit(token, img).expect(201);
  });

  it('takes only the picture that came with this invitation', async () => {
    const [own, other] = [await invite(), await invite()];
    const theirs = await uploaded(other.token);
    await expectNothingStored(async () => {
      for (const img of [`/uploads/${theirs}`, 'https://exemplo.pt/eu.jpg', '/uploads/nada.jpg']) {
        expect((await submit(own.token, img).expect(400)).body).toMatchObject({
          errors: { img: 'Carregue a imagem com este convite.' },
        });
      }
    });
    const gone = await uploaded(own.token);
    await api.admin.delete(`/api/delete/${gone}`).expect(204);
    await expectNothingStored(() => submit(own.token, `/uploads/${gone}`).expect(400));
  });

  it('answers 404 to an invitation that there is not', async () => {
    await expectNothingStored(async () => {
      for (const token of [UNKNOWN, 'x']) await submit(token, '/uploads/a.jpg').expect(404);
    });
  });

  it.each(ended)('refuses an invitation that is %s', async (_how, changed, sentence) => {
    const { id, token } = await invite();
    const img = `/uploads/${await uploaded(token)}`;
    await change(id, changed);
    await expectNothingStored(async () => {
      expect((await submit(token, img).expect(410)).body).toMatchObject({ erro: sentence });
    });
  });
});
