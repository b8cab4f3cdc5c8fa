import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { expectNothingStored } from '../../../test/support/nothing-stored.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { pdf } from '../../../test/support/samples.js';
import { Contacto } from './contacto.entity.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const fields = {
  assunto: 'Inscrição',
  email: 'maria@escola.pt',
  nome: 'Maria João',
  descricao: 'Queremos participar.',
  privacidade: 'true',
};

/** Sends the form; `undefined` leaves a field out. */
async function send(changed: Record<string, string | undefined> = {}, file?: Buffer, name = 'anexo.pdf') {
  const request = api.http.post('/contactos');
  const solution = 'recaptcha' in changed ? changed['recaptcha'] : await api.captcha();
  for (const [field, value] of Object.entries({ ...fields, ...changed, recaptcha: solution })) {
    if (value !== undefined) request.field(field, value);
  }
  return file === undefined ? request : request.attach('documento', file, name);
}

const rows = () => api.dataSource.manager.count(Contacto);

const expectNothing = (act: () => Promise<unknown>) => expectNothingStored(api, [Contacto], act);

/** The statements of the transaction that stores one more message. */
async function statementsOf(sending: () => Promise<unknown>): Promise<string[]> {
  const { logger } = api.dataSource;
  const said: { query: string; by: unknown }[] = [];
  const logged = jest.spyOn(logger, 'logQuery').mockImplementation((query, _parameters, by) => {
    said.push({ query, by });
  });
  await sending();
  logged.mockRestore();
  const stored = said.findIndex(({ query }) => /^INSERT INTO .contactos/.test(query));
  const own = said.filter(({ by }) => by === said[stored]?.by).map(({ query }) => query);
  const at = own.findIndex((query) => /^INSERT INTO .contactos/.test(query));
  const begin = own.findLastIndex((query, index) => index < at && /^(BEGIN|START) TRANSACTION/.test(query));
  return own.slice(begin, own.indexOf('COMMIT', at) + 1);
}

describe('POST /contactos', () => {
  it('stores a message and all that is noted about it in one transaction of at most twelve statements', async () => {
    await send();
    const descricao = 'Somos uma escola de Évora e queremos participar no concurso com quatro turmas.';
    const statements = await statementsOf(() => send({ descricao }));
    expect(statements).toContainEqual(expect.stringMatching(/outbox/));
    expect(statements.slice(12)).toEqual([]);
  });

  it('stores the message with its PDF, for administrators to read', async () => {
    const content = pdf();
    const { status, body } = await send({ assunto: 'Com anexo' }, content);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number), message: 'Formulário submetido com sucesso!' });
    const { body: read } = await api.admin.get(`/api/contactos/${(body as { id: number }).id}`).expect(200);
    expect(read).toMatchObject({
      nome: 'Maria João',
      email: 'maria@escola.pt',
      assunto: 'Com anexo',
      mensagem: 'Queremos participar.',
      descricaoMotivoContacto: 'Queremos participar.',
      lida: false,
    });
    const documento = (read as { documento: string }).documento;
    const file = await api.admin.get(`/documentos/${documento}`).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename=/) as unknown as string,
    });
    expect(file.body).toEqual(content);
    await api.http.get(`/documentos/${documento}`).expect(401);
    await api.http.get(`/uploads/${documento}`).expect(404);
  });

  it.each([
    ['assunto', 'O assunto é de preenchimento obrigatório.'],
    ['nome', 'O nome é de preenchimento obrigatório.'],
    ['descricao', 'A descrição é de preenchimento obrigatório.'],
    ['email', 'O e-mail é de preenchimento obrigatório.'],
    ['privacidade', 'Tens de aceitar a Política de Privacidade.'],
  ])('refuses a form without %s', async (field, sentence) => {
    await expectNothing(async () => {
      for (const value of [undefined, '   ']) {
        const { status, body } = await send({ [field]: value, recaptcha: 'x' }, pdf());
        expect(status).toBe(400);
        expect(body).toMatchObject({ erro: sentence, errors: { [field]: sentence } });
      }
    });
  });

  it('refuses a missing, an invented and a used captcha', async () => {
    await expectNothing(async () => {
      expect((await send({ recaptcha: undefined })).body).toMatchObject({
        statusCode: 400,
        erro: 'Confirma que não és um robô.',
      });
      expect((await send({ recaptcha: 'bm9wZQ==' })).body).toMatchObject({
        statusCode: 400,
        errors: { recaptcha: expect.any(String) },
      });
    });
    const recaptcha = await api.captcha();
    expect((await send({ recaptcha, assunto: 'Primeiro' })).status).toBe(201);
    await expectNothing(async () => {
      expect((await send({ recaptcha, assunto: 'Segundo' }, pdf())).body).toMatchObject({
        statusCode: 400,
        erro: expect.stringContaining('já foi usada'),
      });
    });
  });

  it('takes a PDF of exactly 10 485 760 bytes and refuses one byte more', async () => {
    expect((await send({ assunto: 'Limite' }, pdf(10_485_760))).status).toBe(201);
    await expectNothing(async () => {
      const { status, body } = await send({ assunto: 'Acima do limite' }, pdf(10_485_761));
      expect(status).toBe(413);
      const sentence = 'O anexo não pode ultrapassar 10 MB.';
      expect(body).toMatchObject({ erro: sentence, errors: { documento: sentence } });
    });
  });

  it.each([
    ['a text that calls itself a PDF', Buffer.from('olá'), 'anexo.pdf'],
    ['a PDF cut off', pdf().subarray(0, 60), 'anexo.pdf'],
    ['a PDF under another name', pdf(), 'anexo.html'],
    ['nothing', Buffer.alloc(0), 'anexo.pdf'],
  ])('refuses %s', async (_what, content, name) => {
    await expectNothing(async () => {
      const { status, body } = await send({ assunto: name }, content, name);
      expect(status).toBe(415);
      expect(body).toMatchObject({ erro: 'O anexo tem de ser um ficheiro PDF válido.' });
    });
  });

  it('keeps a submission that is sent again, or twice at once, a single row with a single file', async () => {
    const before = await rows();
    const filesBefore = (await api.files('documentos')).length;
    const solutions = [await api.captcha(), await api.captcha()];
    const answers = await Promise.all(
      solutions.map((recaptcha) => send({ recaptcha, assunto: 'Duplo clique' }, pdf())),
    );
    const again = await send({ recaptcha: solutions[0], assunto: 'Duplo clique' }, pdf());
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([...answers, again].map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(await rows()).toBe(before + 1);
    expect((await api.files('documentos')).length).toBe(filesBefore + 1);
  });
});
