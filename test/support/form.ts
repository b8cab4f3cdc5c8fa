import { expect, it } from '@jest/globals';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import type { TestApi } from './api.js';
import { pdf } from './samples.js';

/** The facts about one public form that its tests need. */
export interface FormUnderTest {
  api: () => TestApi;
  /** Where it is posted, and where administrators list what came. */
  path: string;
  adminPath: string;
  entity: EntityTarget<ObjectLiteral>;
  fields: Readonly<Record<string, string>>;
  /** A field whose text tells one submission of a test from another. */
  marker: string;
  /** The file field, on the forms that take a PDF; the others are JSON. */
  attachment?: string;
  captcha: boolean;
  message: string;
  /** Each required field, with its sentence when it is empty. */
  required: Readonly<Record<string, string>>;
  /** The sentence over a form in which something is empty, where it is not the field's own. */
  incomplete?: string;
  /** Values that are refused, with the sentence at the field. */
  refused?: readonly (readonly [field: string, value: string, sentence: string])[];
  /** The row as administrators read it, but for its id and moment. */
  answered: Readonly<Record<string, unknown>>;
}

interface Answer {
  status: number;
  body: unknown;
}

/** Sends the form; a field that is undefined is left out. */
export async function sendForm(
  form: FormUnderTest,
  changed: Record<string, string | undefined> = {},
  file?: Buffer,
): Promise<Answer> {
  const solution = form.captcha && !('recaptcha' in changed) ? { recaptcha: await form.api().captcha() } : {};
  const fields = Object.entries({ ...form.fields, ...solution, ...changed }).filter(([, value]) => value !== undefined);
  const request = form.api().http.post(form.path);
  if (form.attachment === undefined) return request.send(Object.fromEntries(fields));
  for (const [name, value] of fields) request.field(name, value as string);
  return file === undefined ? request : request.attach(form.attachment, file, 'anexo.pdf');
}

/** Acts, and sees that no row and no file came of it. */
async function expectNothingStored(form: FormUnderTest, act: () => Promise<unknown>): Promise<void> {
  const stored = async () => [
    await form.api().dataSource.manager.count(form.entity),
    await form.api().files('documentos'),
  ];
  const before = await stored();
  await act();
  expect([...(await stored()), await form.api().files('tmp')]).toEqual([...before, []]);
}

/** The behaviour that every public form has, and its administrators' side. */
export function itBehavesAsForm(form: FormUnderTest): void {
  const api = form.api;
  const one = (id: number) => `${form.adminPath}/${id}`;
  const arrive = async (text: string, file?: Buffer) => {
    const { status, body } = await sendForm(form, { [form.marker]: text }, file);
    expect([status, body]).toEqual([201, { id: expect.any(Number), message: form.message }]);
    return (body as { id: number }).id;
  };

  it('stores what was sent, for administrators to read', async () => {
    const id = await arrive(form.fields[form.marker] ?? '');
    const { body } = await api().admin.get(one(id)).expect(200);
    expect(body).toMatchObject({ id, lida: false, ...form.answered });
    expect(Date.now() - Date.parse((body as { createdAt: string }).createdAt)).toBeLessThan(60_000);
    const list = await api().admin.get(form.adminPath).query({ range: '[0,24]' }).expect(200);
    expect((list.body as unknown[])[0]).toEqual(body);
    expect(list.headers['content-range']).toMatch(/^[\w-]+ 0-\d+\/\d+$/);
  });

  it.each(Object.entries(form.required))('refuses a form without %s', async (field, sentence) => {
    await expectNothingStored(form, async () => {
      for (const value of [undefined, '   ']) {
        const { status, body } = await sendForm(form, { [field]: value });
        expect(status).toBe(400);
        expect(body).toMatchObject({ erro: form.incomplete ?? sentence, errors: { [field]: sentence } });
      }
    });
  });

  for (const [field, value, sentence] of form.refused ?? []) {
    it(`refuses ${field} with ${value.length > 40 ? `${value.length} characters` : JSON.stringify(value)}`, async () => {
      await expectNothingStored(form, async () => {
        const { status, body } = await sendForm(form, { [field]: value });
        expect([status, body]).toEqual([400, expect.objectContaining({ errors: { [field]: sentence } })]);
      });
    });
  }

  it('refuses a broken email', async () => {
    const field = Object.keys(form.fields).find((name) => name.startsWith('email')) ?? '';
    await expectNothingStored(form, async () => {
      const { body } = await sendForm(form, { [field]: 'sem arroba' });
      expect(body).toMatchObject({ statusCode: 400, errors: { [field]: 'Introduza um endereço de e-mail válido.' } });
    });
  });

  it('keeps text as it was typed, whatever is in it that anybody sees', async () => {
    const text = `<script>alert(1)</script> =SUM(A1) ' OR 1=1 --  olá 日本 🎈`;
    const { body } = await api()
      .admin.get(one(await arrive(text.replace('olá', '\u202eolá\u200b'))))
      .expect(200);
    expect(Object.values(body as object)).toContain(text);
  });

  it('stays one row, one file and its mail when it is sent again or twice at once', async () => {
    const kept = async () => {
      const { manager } = api().dataSource;
      const files = await api().files('documentos');
      return [await manager.count(form.entity), await manager.count(OutgoingMail), files.length];
    };
    const file = form.attachment === undefined ? undefined : pdf();
    const send = (text: string) => sendForm(form, { [form.marker]: text }, file);
    const none = await kept();
    await send('Um clique');
    const one = await kept();
    expect(one.map((count, index) => count - (none[index] ?? 0))).toEqual([
      1,
      expect.any(Number),
      file === undefined ? 0 : 1,
    ]);
    const answers = [...(await Promise.all([send('Duplo clique'), send('Duplo clique')])), await send('Duplo clique')];
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
    expect(await kept()).toEqual(one.map((count, index) => 2 * count - (none[index] ?? 0)));
    expect(await api().files('tmp')).toEqual([]);
  });

  it('is marked read and unread, found by filter and search, and erased', async () => {
    const id = await arrive('Conceição procurável');
    const unread = async (lida: boolean) => {
      const { body } = await api()
        .admin.get(form.adminPath)
        .query({ filter: JSON.stringify({ lida, q: 'conceicao procur' }) })
        .expect(200);
      return (body as { id: number }[]).map((row) => row.id);
    };
    expect([await unread(false), await unread(true)]).toEqual([[id], []]);
    expect((await api().admin.put(one(id)).send({ lida: true }).expect(200)).body).toMatchObject({ id, lida: true });
    expect([await unread(false), await unread(true)]).toEqual([[], [id]]);
    await api().admin.put(one(id)).send({ lida: 'talvez' }).expect(400);
    await api().admin.delete(one(id)).expect(204);
    await api().admin.get(one(id)).expect(404);
    await api().admin.put(one(id)).send({ lida: true }).expect(404);
    await api().admin.delete(one(id)).expect(404);
    expect(await unread(true)).toEqual([]);
  });

  it('shows nothing to those who are not administrators', async () => {
    const id = await arrive('Só para a equipa');
    await api().http.get(form.adminPath).expect(401);
    await api().http.get(one(id)).expect(401);
    await api().http.put(one(id)).send({ lida: true }).expect(401);
    await api().http.delete(one(id)).expect(401);
    expect((await api().admin.get(one(id)).expect(200)).body).toMatchObject({ lida: false });
  });

  if (form.captcha) {
    it('refuses a missing, an invented and a used captcha', async () => {
      const recaptcha = await api().captcha();
      expect((await sendForm(form, { recaptcha, [form.marker]: 'Primeiro' })).status).toBe(201);
      await expectNothingStored(form, async () => {
        expect((await sendForm(form, { recaptcha: undefined })).body).toMatchObject({
          statusCode: 400,
          error: 'Confirma que não és um robô.',
        });
        for (const wrong of ['bm9wZQ==', recaptcha]) {
          expect((await sendForm(form, { recaptcha: wrong, [form.marker]: 'Outro' })).body).toMatchObject({
            statusCode: 400,
            errors: { recaptcha: expect.any(String) },
          });
        }
      });
    });
  }

  const { attachment } = form;
  if (attachment !== undefined) {
    it('keeps its PDF for administrators only, and erases it with the row', async () => {
      const content = pdf();
      const id = await arrive('Com anexo', content);
      const { body } = await api().admin.get(one(id)).expect(200);
      const nome = (body as Record<string, string>)[attachment] ?? '';
      expect(((await api().admin.get(`/documentos/${nome}`).expect(200)) as { body: Buffer }).body).toEqual(content);
      await api().http.get(`/documentos/${nome}`).expect(401);
      await api().admin.delete(one(id)).expect(204);
      await api().admin.get(`/documentos/${nome}`).expect(404);
      expect(await api().files('documentos')).not.toContain(nome);
    });

    it('refuses an attachment that is no PDF, or larger than 10 MB', async () => {
      await expectNothingStored(form, async () => {
        expect((await sendForm(form, {}, Buffer.from('olá'))).body).toMatchObject({
          statusCode: 415,
          erro: 'O anexo tem de ser um ficheiro PDF válido.',
          errors: { [attachment]: 'O anexo tem de ser um ficheiro PDF válido.' },
        });
        expect((await sendForm(form, {}, pdf(10_485_761))).body).toMatchObject({
          statusCode: 413,
          erro: 'O anexo não pode ultrapassar 10 MB.',
        });
      });
    });
  }
}
