import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startApi, type TestApi } from '../../test/support/api.js';
import { matchesOnDisk } from '../../test/support/matches-on-disk.js';
import { awaitMail } from '../../test/support/mail.js';
import { type PublicForm, publicForms } from '../../test/support/public-forms.js';
import { runSource } from '../../test/support/run-source.js';
import { pdf } from '../../test/support/samples.js';
import { until } from '../../test/support/until.js';
import { findWords } from '../../test/support/find-words.js';
import { Convidado } from '#accounts/account/convidado.entity.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { FileStorage } from '#files/storage/file-storage.js';
import { Mailer } from '#mail/mailer.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { addressHash, HeldAddress } from '#platform/database/addresses/held-address.entity.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { IdempotencyKey } from '#submissions/shared/idempotency-key.entity.js';
import { Suspeita } from '#submissions/shared/suspeita.entity.js';
import { Eraser } from './eraser.service.js';
import { ErasureRemains } from './erasure-remains.service.js';
import { Erasure, UnfinishedErasure } from './erasure.entity.js';

const MAIL = join(settings.dataDir, 'mail');
const attachments: Readonly<Record<string, string>> = {
  '/contactos': 'documento',
  '/festival': 'cv',
  '/formularios': 'cv',
  '/oportunidades': 'documento',
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const mailIsOut = () =>
  until('all mail is out', async () => (await manager().countBy(OutgoingMail, { state: 'pending' })) === 0);

/** Sends a form in which every text holds the person's name. */
async function sendAs(name: string, { path, kind, body }: (typeof publicForms)[number]): Promise<number> {
  const fields = Object.entries(body).map(([field, value]) => {
    if (field.startsWith('email')) return [field, `${name}@pessoa.exemplo`] as const;
    return [field, value === 'Olá' || value === 'Ana' ? `${name} e mais nada` : value] as const;
  });
  const sent = Object.fromEntries(fields);
  if ('recaptcha' in sent) sent['recaptcha'] = await api.captcha();
  const request = api.http.post(path);
  const field = attachments[path];
  const answer =
    kind === 'json'
      ? await request.send(sent)
      : await request
          .field(sent as Record<string, string>)
          .attach(field ?? '', Buffer.concat([pdf(), Buffer.from(`\n% ${name}\n`)]), `${name}.pdf`);
  expect([path, answer.status]).toEqual([path, 201]);
  return (answer.body as { id: number }).id;
}

const contactForm = publicForms.find(({ path }) => path === '/contactos') as PublicForm;
const contact = (name: string) => sendAs(name, contactForm);
const nowhere = (name: string) => until(`${name} is nowhere`, async () => (await findWords(api, name)).length === 0);

describe('an erasure', () => {
  it.each(publicForms)('of a record of $panelResource leaves no word of it anywhere', async (form) => {
    const name = `zulmira${form.panelResource}`;
    const id = await sendAs(name, form);
    await mailIsOut();
    expect((await findWords(api, name)).length).toBeGreaterThan(2);
    await api.admin.delete(`${form.inbox}/${id}`).expect(204);
    expect(await findWords(api, name)).toEqual([]);
    expect(await manager().countBy(HeldAddress, { addressHash: addressHash(`${name}@pessoa.exemplo`) })).toBe(0);
    expect(await manager().count(UnfinishedErasure)).toBe(0);
  });

  it.each(['administrator', 'link'])('of a subscriber by the %s leaves no word of them anywhere', async (who) => {
    const email = `zulmira.${who}@pessoa.exemplo`;
    await api.http
      .post('/api/newsletter')
      .send({ nome: `Zulmira ${who}`, email })
      .expect(201);
    await mailIsOut();
    const { body } = await api.admin
      .get('/Newsletter')
      .query({ filter: JSON.stringify({ email }) })
      .expect(200);
    const [{ id }] = body as [{ id: number }];
    if (who === 'administrator') await api.admin.delete(`/Newsletter/${id}`).expect(204);
    else {
      const path = /http:\/\/[^/]+(\/newsletter\/cancelar\/\S+)/.exec((await awaitMail(email)).text ?? '')?.[1] ?? '';
      await api.http.post(path).expect(200);
    }
    expect(await findWords(api, email)).toEqual([]);
    expect(await findWords(api, `Zulmira ${who}`)).toEqual([]);
  });

  it('of a doubtful submission, an invited colleague or an account leaves no word of it anywhere', async () => {
    const email = 'leopoldina@pessoa.exemplo';
    const known = { nome: 'Leopoldina', email };
    const enquiry = { ...known, mensagem: 'Leopoldina', pagina: 'x' };
    await api.http.post('/material').send(enquiry).expect(201);
    const doubtful = (await api.admin.get('/api/suspeitas').expect(200)).body as [{ id: number }];
    await api.admin.delete(`/api/suspeitas/${doubtful[0].id}`).expect(204);
    const invitation = await api.admin
      .post('/api/convidados')
      .send({ ...known, papel: 'edicao' })
      .expect(201);
    await mailIsOut();
    await api.admin.delete(`/api/convidados/${(invitation.body as { id: number }).id}`).expect(204);
    const registered = { ...known, password: 'uma frase só minha', papel: 'edicao' };
    const account = await api.admin.post('/api/register').send(registered).expect(201);
    const { id } = account.body as { id: number };
    await api.admin.put(`/api/users/${id}`).send({ ativo: false }).expect(200);
    await mailIsOut();
    expect((await findWords(api, 'Leopoldina')).length).toBeGreaterThan(2);
    await api.admin.delete(`/api/users/${id}`).expect(204);
    expect(await findWords(api, 'Leopoldina')).toEqual([]);
    const kinds = await manager().find(Erasure, { order: { id: 'DESC' }, take: 3 });
    expect(kinds.map(({ kind }) => kind)).toEqual(['users', 'convidados', 'suspeitas']);
  });

  it('takes the file too of mail that was being written at that moment', async () => {
    const mailer = api.app.get(Mailer);
    const send = mailer.send.bind(mailer);
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const held: Promise<void>[] = [];
    const spy = jest.spyOn(mailer, 'send').mockImplementation((...parameters) => {
      const sent = gate.then(() => send(...parameters));
      held.push(sent);
      return sent;
    });
    const id = await contact('benedita');
    await until('its mail is being handed over', () => held.length === 2);
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    expect(await findWords(api, 'benedita')).toEqual([]);
    expect(await manager().count(UnfinishedErasure)).toBe(1);
    open();
    // of two that were being written, one may find its file taken away with the other's
    await Promise.allSettled(held);
    spy.mockRestore();
    await nowhere('benedita');
    // where the process had died before it looked, the sweep would have found them once the claims were over
    await api.app.get(ErasureRemains).finishLeft(new Date(Date.now() + 2 * settings.mail.timing.lease));
    expect(await manager().count(UnfinishedErasure)).toBe(0);
  });

  it('that can not finish is finished by the next start', async () => {
    const id = await contact('constanca');
    await mailIsOut();
    const spy = jest.spyOn(FileStorage.prototype, 'remove').mockRejectedValueOnce(new Error('the disk is away'));
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    spy.mockRestore();
    expect(await findWords(api, 'constanca')).not.toEqual([]);
    const next = await startApi();
    await nowhere('constanca');
    await next.app.close();
  });
});

describe('a process that is killed while it erases', () => {
  // in its unit of work; after it; amid files and mail; before it is forgotten; before the log is emptied; at its end
  const LAST_STEPS = [3, 4, 6, 8, 9, 11];

  /** Lists the places in which something of a record is left. */
  async function traces(id: number): Promise<string[]> {
    const found = {
      row: await manager().existsBy(Contacto, { id }),
      found: await manager().existsBy(HeldAddress, { resource: 'contactos', recordId: id }),
      words: await manager().existsBy(SearchTerm, { resource: 'contactos', recordId: id }),
      key: await manager().existsBy(IdempotencyKey, { form: 'contactos', recordId: id }),
      notice: await manager().existsBy(OutgoingMail, { idempotencyKey: `contactos:${id}:notice:0` }),
      receipt: await manager().existsBy(OutgoingMail, { idempotencyKey: `contactos:${id}:receipt` }),
      mail: (await readdir(MAIL)).filter((name) => name.endsWith(`_contactos.${id}.eml`)).length === 2,
    };
    return Object.entries(found).flatMap(([name, there]) => (there ? [name] : []));
  }

  it('leaves the record whole or, after the next start, nothing of it', async () => {
    const records = await Promise.all(
      LAST_STEPS.map(async (lastStep, index) => {
        const name = `dorotea${'x'.repeat(index)}`;
        return { name, id: await contact(name), lastStep };
      }),
    );
    await mailIsOut();
    const [first] = records;
    const whole = await traces(first?.id ?? 0);
    const codes: (number | null)[] = [];
    for (const { id, lastStep } of records) {
      const { code } = await runSource('test/support/eraser-process.ts', String(id), String(lastStep));
      codes.push(code);
    }
    const next = await startApi();
    const outcomes: string[] = [];
    for (const [index, { id, name }] of records.entries()) {
      const row = await manager().findOneBy(Contacto, { id });
      const gone = async () =>
        (await findWords(api, `${name} `)).length === 0 && (await findWords(api, `${name}@`)).length === 0;
      const isWhole = async () =>
        isDeepStrictEqual(await traces(id), whole) &&
        (await api.files('documentos')).includes(row?.documento ?? '') &&
        (await manager().existsBy(Ficheiro, { nome: row?.documento ?? '' }));
      await until(`${name} is whole or gone`, row === null ? gone : isWhole);
      outcomes.push(codes[index] === 0 ? 'done' : row === null ? 'gone' : 'whole');
    }
    await until('nothing is left to do', async () => (await manager().count(UnfinishedErasure)) === 0);
    await next.app.close();
    expect(outcomes).toEqual(['whole', 'gone', 'gone', 'gone', 'gone', 'done']);
  }, 240_000);
});

describe('a copy that is put back', () => {
  it('is told to forget again what had been erased since, and nothing else', async () => {
    const id = await contact('eufemia');
    const other = await contact('felismina');
    await mailIsOut();
    const tables = [Contacto, SearchTerm, Ficheiro, IdempotencyKey, OutgoingMail];
    const copy = await Promise.all(tables.map((entity) => manager().find(entity as typeof Contacto)));
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    expect(await findWords(api, 'eufemia')).toEqual([]);
    for (const [index, entity] of tables.entries()) {
      await manager().clear(entity);
      const rows = copy[index] ?? [];
      for (let start = 0; start < rows.length; start += 100) {
        await manager()
          .createQueryBuilder()
          .insert()
          .into(entity)
          .values(rows.slice(start, start + 100) as never)
          .callListeners(false)
          .execute();
      }
    }
    await manager().clear(Erasure);
    expect(await findWords(api, 'eufemia')).not.toEqual([]);
    const erased = await api.app.get(Eraser).eraseAgain();
    expect(await findWords(api, 'eufemia')).toEqual([]);
    expect(await manager().existsBy(Contacto, { id: other })).toBe(true);
    expect(erased.get('contactos')).toBeGreaterThan(0);
    const again = await api.app.get(Eraser).eraseAgain();
    expect(Array.from(again.values()).filter((count) => count > 0)).toEqual([]);
  });

  it('is told to forget an invitation to colleagues too that was sent again after the copy was made', async () => {
    const email = 'jacinta@pessoa.exemplo';
    const invited = await api.admin
      .post('/api/convidados')
      .send({ nome: 'Jacinta', email, papel: 'edicao' })
      .expect(201);
    const { id } = invited.body as { id: number };
    const copy = await manager().findOneByOrFail(Convidado, { id });
    await api.admin.post(`/api/convidados/${id}/envio`).expect(200);
    expect((await manager().findOneByOrFail(Convidado, { id })).sentAt).not.toEqual(copy.sentAt);
    await mailIsOut();
    await api.admin.delete(`/api/convidados/${id}`).expect(204);
    await manager().insert(Convidado, copy);
    await manager().clear(Erasure);
    expect((await api.app.get(Eraser).eraseAgain()).get('convidados')).toBe(1);
    expect(await findWords(api, 'Jacinta')).toEqual([]);
  });

  it('is told to forget what was doubtful then, and was accepted and erased since', async () => {
    const body = { nome: 'Quitéria', email: 'quiteria@pessoa.exemplo', mensagem: 'Quitéria', pagina: 'x' };
    await api.http.post('/material').send(body).expect(201);
    const copy = await manager().findOneByOrFail(Suspeita, { email: body.email });
    await api.admin.post(`/api/suspeitas/${copy.id}/aceitacao`).expect(204);
    await mailIsOut();
    await api.admin.delete(`/material/${copy.registo}`).expect(204);
    await manager().insert(Suspeita, [copy, Object.assign({}, copy, { id: copy.id + 1, registo: copy.registo + 1 })]);
    await manager().clear(Erasure);
    expect((await api.app.get(Eraser).eraseAgain()).get('suspeitas')).toBe(1);
    expect(await manager().findBy(Suspeita, { email: body.email })).toMatchObject([{ registo: copy.registo + 1 }]);
  });

  it('is told to forget the invitation of somebody whose account was made and erased since', async () => {
    const person = { nome: 'Laurinda', email: 'laurinda@pessoa.exemplo', papel: 'edicao' } as const;
    const invited = await api.admin.post('/api/convidados').send(person).expect(201);
    const copy = await manager().findOneByOrFail(Convidado, { id: (invited.body as { id: number }).id });
    await mailIsOut();
    await api.admin.delete(`/api/convidados/${copy.id}`).expect(204);
    const account = { ...person, password: 'uma frase só minha' };
    const { body } = await api.admin.post('/api/register').send(account).expect(201);
    await api.admin.delete(`/api/users/${(body as { id: number }).id}`).expect(204);
    await until('their mail is out', async () => (await manager().countBy(OutgoingMail, { state: 'pending' })) === 0);
    // under another number: it is known by the account's address alone, and one that came later stays
    const later = new Date(Date.now() + 60_000);
    const anew = Object.assign({}, copy, { id: copy.id + 1, createdAt: later });
    await manager().insert(Convidado, anew);
    await manager().clear(Erasure);
    expect((await api.app.get(Eraser).eraseAgain()).get('convidados')).toBe(0);
    await manager().update(Convidado, { id: anew.id }, { createdAt: copy.createdAt });
    expect((await api.app.get(Eraser).eraseAgain()).get('convidados')).toBe(1);
    expect(await findWords(api, 'Laurinda')).toEqual([]);
  });

  it.each([
    ['came later', () => new Date()],
    ['had come before', (since: Date) => new Date(since.getTime() - 1_000)],
  ])('keeps a record that %s under the number of one that was erased', async (_when, createdAtOf) => {
    const id = await contact('gertrudes');
    const { createdAt } = await manager().findOneByOrFail(Contacto, { id });
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    const other = { nome: 'Hermínia', email: 'h@b.pt', assunto: 'A', descricao: 'B', privacidadeVersao: 'v' };
    await manager().insert(Contacto, { ...other, id, createdAt: createdAtOf(createdAt), lida: false });
    await api.app.get(Eraser).eraseAgain();
    expect(await manager().findOneBy(Contacto, { id })).toMatchObject({ nome: 'Hermínia' });
  });
});

describe('the list of erasures', () => {
  it('holds nothing that tells of whom', async () => {
    const id = await contact('iracema');
    await mailIsOut();
    await api.admin.delete(`/api/contactos/${id}`).expect(204);
    const [erasure] = await manager().find(Erasure, { order: { id: 'DESC' }, take: 1 });
    expect(erasure).toEqual({
      id: expect.any(Number),
      kind: 'contactos',
      recordHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      addressHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      reason: 'painel',
      erasedAt: expect.any(Date),
    });
  });
});

// the last of all: with so many words in the tables, whoever looks for one anywhere looks long
describe('an erasure of many', () => {
  it('leaves no copy of a row in the free room of the pages that it was moved between', async () => {
    const person = (number: number) => {
      const nome = `anacleto${number}q`;
      // words of many sizes that come in no order split and fill the pages of table and search
      const words = Array.from({ length: 15 }, (_, index) => `${sha256(`${number}:${index}`).slice(0, 9)}${nome}`);
      return manager().create(Contacto, {
        nome,
        email: `${nome}@pessoa.exemplo`,
        assunto: 'Olá',
        descricao: words.join(' ').repeat(1 + (number % 7 === 0 ? number % 9 : 0)),
        documento: null,
        privacidadeVersao: 'v',
        createdAt: new Date(),
        lida: false,
      });
    };
    const kept: Contacto[] = [];
    for (let number = 0; number < 600; number += 1) kept.push(await manager().save(Contacto, person(number)));
    const gone = kept.filter((_, index) => index % 3 === 0);
    const ids = gone.map(({ id }) => id);
    await api.app.get(Eraser).erase('contactos', ids, 'painel');
    const there = await matchesOnDisk('anacleto[0-9]+q', '-h', '-o');
    expect(gone.map(({ nome }) => nome).filter((nome) => there.has(nome))).toEqual([]);
    expect(await manager().countBy(Contacto, { assunto: 'Olá' })).toBe(kept.length - gone.length);
  });
});
