import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf } from '../../../test/support/samples.js';
import { until } from '../../../test/support/until.js';
import { Ficheiro } from '../../files/ficheiros/ficheiro.entity.js';
import { Relatorio } from './relatorio.entity.js';

const LIMIT = 104_857_600;
const thisYear = new Date().getUTCFullYear();

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const { id } of await api.dataSource.manager.find(Relatorio)) {
    await api.admin.delete(`/api/relatorios2/${id}`).expect(204);
  }
});

interface Report {
  id: number;
  nome_do_ficheiro: string;
  arquivo: string;
}

/** Sends the form; `undefined` leaves a field out. */
function send(changed: Record<string, string | undefined> = {}, file: Buffer | null = pdf(), name = 'relatorio.pdf') {
  const request = api.admin.post('/api/relatorios2');
  for (const [field, value] of Object.entries({ nome_do_ficheiro: 'Contas', ano: '2024', ...changed })) {
    if (value !== undefined) request.field(field, value);
  }
  return file === null ? request : request.attach('file', file, name);
}

async function add(nome_do_ficheiro: string, ano = '2024'): Promise<Report> {
  return (await send({ nome_do_ficheiro, ano }).expect(201)).body as Report;
}

async function expectNothingStored(act: () => Promise<unknown>): Promise<void> {
  const { manager } = api.dataSource;
  const stored = async () => [
    await manager.count(Relatorio),
    await manager.count(Ficheiro),
    await api.files('uploads'),
  ];
  const before = await stored();
  await act();
  expect([...(await stored()), await api.files('tmp')]).toEqual([...before, []]);
}

const names = (body: unknown) => (body as Report[]).map(({ nome_do_ficheiro }) => nome_do_ficheiro);

describe('POST /api/relatorios2', () => {
  it('stores the report and makes its file public', async () => {
    const content = pdf(5_000);
    const { body } = await send({ nome_do_ficheiro: ' Relatório de contas ' }, content, 'Contas São João.PDF').expect(
      201,
    );
    const { arquivo } = body as Report;
    expect(body).toEqual({
      id: expect.any(Number),
      nome_do_ficheiro: 'Relatório de contas',
      ano: 2024,
      data: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      nome_do_arquivo: arquivo,
      arquivo: expect.stringMatching(/^\d{13}_contas-sao-joao-[0-9a-f]{32}\.pdf$/),
      exemplo: false,
    });
    const file = await api.http.get(`/uploads/${arquivo}`).expect(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.body).toEqual(content);
    expect((await api.http.get('/api/relatorios').expect(200)).body).toEqual([body]);
  });

  it('lets only administrators write, and reads no byte of anybody else', async () => {
    await expectNothingStored(async () => {
      await api.http.post('/api/relatorios2').field('nome_do_ficheiro', 'x').expect(401);
      await api.http.delete('/api/relatorios2/1').expect(401);
      await api.http.get('/api/relatorios2').expect(401);
      const connection = await rawConnection(api.app);
      await connection.write(
        'POST /api/relatorios2 HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000000\r\n\r\n',
      );
      expect(await connection.answer(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 401 /);
      await connection.abort();
    });
  });

  it.each([
    ['a name', { nome_do_ficheiro: undefined }, 'nome_do_ficheiro', 'Por favor, insira o nome do ficheiro.'],
    [
      'more than spaces for a name',
      { nome_do_ficheiro: '   ' },
      'nome_do_ficheiro',
      'Por favor, insira o nome do ficheiro.',
    ],
    [
      'a shorter name',
      { nome_do_ficheiro: 'x'.repeat(201) },
      'nome_do_ficheiro',
      'O nome do ficheiro não pode ter mais de 200 caracteres.',
    ],
    ['a year', { ano: undefined }, 'ano', 'O ano tem de ser um número inteiro.'],
    ['a year that is one', { ano: '20x4' }, 'ano', 'O ano tem de ser um número inteiro.'],
    ['a year from 2021 on', { ano: '2020' }, 'ano', 'O ano não pode ser menor que 2021.'],
    ['a year that has begun', { ano: String(thisYear + 1) }, 'ano', `O ano não pode ser maior que ${thisYear}.`],
  ])('asks for %s', async (_what, changed, field, sentence) => {
    await expectNothingStored(async () => {
      const { body } = await send(changed).expect(400);
      expect(body).toMatchObject({ message: sentence, errors: { [field]: sentence } });
    });
  });

  it('takes the first and the present year', async () => {
    for (const ano of ['2021', String(thisYear)]) await send({ ano }).expect(201);
  });

  it('asks for a file, one only, in its field', async () => {
    await expectNothingStored(async () => {
      const sentence = 'Por favor, selecione um arquivo para upload.';
      expect((await send({}, null).expect(400)).body).toMatchObject({ message: sentence, errors: { file: sentence } });
      await send().attach('file', pdf(), 'outro.pdf').expect(400);
      await send({}, null).attach('outro', pdf(), 'a.pdf').expect(400);
      await send({ inventado: '1' }).expect(400);
      await api.admin.post('/api/relatorios2').send({ nome_do_ficheiro: 'x', ano: 2024 }).expect(415);
    });
  });

  it.each([
    ['a text that calls itself a PDF', Buffer.from('olá'), 'a.pdf'],
    ['a PDF cut off', pdf().subarray(0, 60), 'a.pdf'],
    ['a PDF under another name', pdf(), 'a.html'],
    ['an empty file', Buffer.alloc(0), 'a.pdf'],
  ])('refuses %s', async (_what, content, name) => {
    await expectNothingStored(async () => {
      const { body } = await send({}, content, name).expect(415);
      const sentence = 'O relatório tem de ser um ficheiro PDF válido.';
      expect(body).toMatchObject({ message: sentence, errors: { file: sentence } });
    });
  });
});

describe('a report of 100 MB', () => {
  const HEAD =
    '--b\r\nContent-Disposition: form-data; name="nome_do_ficheiro"\r\n\r\nGrande\r\n' +
    '--b\r\nContent-Disposition: form-data; name="ano"\r\n\r\n2024\r\n' +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="g.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const TAIL = '\r\n--b--\r\n';
  const small = pdf();
  const CHUNK = Buffer.alloc(16 * 1_048_576, 'x');

  /** Sends a PDF of that many bytes in pieces. @returns the answer, and the most memory that buffers held meanwhile */
  async function stream(size: number): Promise<{ answer: string; held: number }> {
    setFlagsFromString('--expose_gc');
    const collect = runInNewContext('gc') as () => void;
    const buffered = () => {
      collect();
      return process.memoryUsage().arrayBuffers;
    };
    const connection = await rawConnection(api.app);
    const start = buffered();
    let held = 0;
    await connection.write(
      `POST /api/relatorios2 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.token}\r\nConnection: close\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${HEAD.length + size + TAIL.length}\r\n\r\n${HEAD}`,
    );
    // a PDF may carry anything between its objects and its end, so the first object comes first and padding after it
    const end = small.subarray(small.indexOf('xref'));
    const begin = small.subarray(0, small.indexOf('xref'));
    await connection.write(begin);
    for (let left = size - begin.length - end.length; left > 0; left -= CHUNK.length) {
      await connection.write(left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK);
      held = Math.max(held, buffered() - start);
    }
    await connection.write(end);
    await connection.write(TAIL);
    const answer = await connection.answer(/\r\n\r\n[^]*\}/);
    await connection.abort();
    return { answer, held };
  }

  it('passes with exactly 104 857 600 bytes, never held in memory', async () => {
    const { answer, held } = await stream(LIMIT);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    const row = await api.dataSource.manager.findOneByOrFail(Relatorio, { nome: 'Grande' });
    expect(await api.dataSource.manager.findOneBy(Ficheiro, { nome: row.arquivo })).toMatchObject({ tamanho: LIMIT });
    expect(held).toBeLessThan(32 * 1_048_576);
    const { headers } = await api.http.head(`/uploads/${row.arquivo}`).expect(200);
    expect(headers['content-length']).toBe(String(LIMIT));
    const part = await api.http.get(`/uploads/${row.arquivo}`).set('Range', 'bytes=0-7').expect(206);
    expect((part.body as Buffer).toString()).toBe('%PDF-1.4');
  });

  it('is refused with one byte more', async () => {
    await expectNothingStored(async () => {
      const { answer } = await stream(LIMIT + 1);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('O relatório não pode ultrapassar 100 MB.');
    });
  });

  it('leaves nothing when it is broken off', async () => {
    await expectNothingStored(async () => {
      const connection = await rawConnection(api.app);
      await connection.write(
        `POST /api/relatorios2 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000\r\n\r\n${HEAD}`,
      );
      await connection.write(CHUNK);
      await until('a part is staged', async () => (await api.files('tmp')).length === 1);
      await connection.abort();
      await until('nothing is staged', async () => (await api.files('tmp')).length === 0);
    });
  });
});

describe('GET /api/relatorios and /api/relatorios2', () => {
  it('list the newest first, of one year where it is asked for', async () => {
    await add('Antigo', '2022');
    await add('Novo', '2023');
    for (const [client, path] of [
      [api.http, '/api/relatorios'],
      [api.admin, '/api/relatorios2'],
    ] as const) {
      const all = await client.get(path).expect(200);
      expect(names(all.body)).toEqual(['Novo', 'Antigo']);
      expect(all.headers['content-range']).toBe('relatorios 0-1/2');
      expect(names((await client.get(path).query({ ano: '2022' }).expect(200)).body)).toEqual(['Antigo']);
      expect((await client.get(path).query({ ano: '2021' }).expect(200)).body).toEqual([]);
      for (const ano of ['', '22', '2022 or 1', '20222']) await client.get(path).query({ ano }).expect(400);
    }
  });

  it('sort, page, filter and search without accents and case', async () => {
    await add('Relatório de gestão', '2022');
    await add('Plano', '2023');
    await add('Contas', '2024');
    const get = async (query: Record<string, string>) =>
      names((await api.http.get('/api/relatorios').query(query).expect(200)).body);
    expect(await get({ sort: '["nome_do_ficheiro","ASC"]', range: '[0,1]' })).toEqual(['Contas', 'Plano']);
    expect(await get({ filter: '{"ano_gte":2023}', sort: '["ano","ASC"]' })).toEqual(['Plano', 'Contas']);
    expect(await get({ filter: '{"nome_do_ficheiro":"Plano"}' })).toEqual(['Plano']);
    expect(await get({ filter: '{"q":"GESTAO"}' })).toEqual(['Relatório de gestão']);
    await api.http.get('/api/relatorios').query({ filter: '{"arquivo":"x"}' }).expect(400);
    await api.http.get('/api/relatorios').query({ sort: '["nome","ASC"]' }).expect(400);
  });
});

describe('DELETE /api/relatorios2/{id}', () => {
  it('takes the report and its file from visitors at once', async () => {
    const { id, arquivo } = await add('A eliminar');
    await api.admin.delete(`/api/relatorios2/${id}`).expect(204);
    const { headers } = await api.http.get(`/uploads/${arquivo}`).expect(404);
    expect(headers['cache-control']).toBe('no-store');
    for (const unknown of [String(id), '0', 'abc', '2147483647']) {
      await api.admin.delete(`/api/relatorios2/${unknown}`).expect(404);
    }
  });
});
