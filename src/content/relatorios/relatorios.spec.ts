import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { expectNothingStored } from '../../../test/support/nothing-stored.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { rawConnection } from '../../../test/support/raw-http.js';
import { pdf } from '../../../test/support/samples.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { Relatorio } from './relatorio.entity.js';

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

const expectNothing = (act: () => Promise<unknown>) => expectNothingStored(api, [Relatorio, Ficheiro], act);

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
    await expectNothing(async () => {
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
    await expectNothing(async () => {
      const { body } = await send(changed).expect(400);
      expect(body).toMatchObject({ message: sentence, errors: { [field]: sentence } });
    });
  });

  it('takes the first and the present year', async () => {
    for (const ano of ['2021', String(thisYear)]) await send({ ano }).expect(201);
  });

  it('asks for a file, one only, in its field', async () => {
    await expectNothing(async () => {
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
    await expectNothing(async () => {
      const { body } = await send({}, content, name).expect(415);
      const sentence = 'O relatório tem de ser um ficheiro PDF válido.';
      expect(body).toMatchObject({ message: sentence, errors: { file: sentence } });
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

describe('the only version of a report', () => {
  it('is brought back as it is: nothing replaces a report', async () => {
    const { id } = await add('Contas');
    const listed = () => api.admin.get(`/api/relatorios/${id}/versoes`).expect(200);
    const { body } = await listed();
    await api.admin.post(`/api/relatorios/${id}/versoes/1/reposicao`).send({}).expect(204);
    await api.admin.post(`/api/relatorios/${id}/versoes/2/reposicao`).send({}).expect(404);
    expect((await listed()).body).toEqual(body);
    await api.admin.delete(`/api/relatorios2/${id}`).expect(204);
    await api.admin.post(`/api/relatorios/${id}/versoes/1/reposicao`).send({}).expect(404);
  });
});
