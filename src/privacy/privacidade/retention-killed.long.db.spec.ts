import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { matchesOnDisk } from '../../../test/support/matches-on-disk.js';
import { runSource } from '../../../test/support/run-source.js';
import { until } from '../../../test/support/until.js';
import { UnfinishedErasure } from '#erasing/erasure.entity.js';
import { Ficheiro } from '#files/storage/ficheiro.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { settings } from '#platform/config/settings.js';
import { HeldAddress } from '#platform/database/addresses/held-address.entity.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { IdempotencyKey } from '#submissions/shared/idempotency-key.entity.js';
import { RetentionState } from './retention-state.entity.js';

const DOCUMENTS = join(settings.dataDir, 'documentos');
const MAIL = join(settings.dataDir, 'mail');
const MANY_STEPS = 100_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await mkdir(MAIL, { recursive: true });
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const documentOf = (number: number) => `${sha256(`documento ${number}`).slice(0, 32)}.pdf`;

/** A message that came so many days ago, with all that a message has. */
async function message(number: number, daysAgo: number): Promise<number> {
  const nome = `anacleto${number}q`;
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const documento = documentOf(number);
  const email = `${nome}@pessoa.exemplo`;
  const said = { nome, email, assunto: nome, descricao: nome, documento, privacidadeVersao: 'v' };
  const { id } = await manager().save(Contacto, manager().create(Contacto, { ...said, createdAt, lida: false }));
  const tamanho = nome.length;
  const file = { area: 'documentos', nome: documento, nomeOriginal: `${nome}.pdf`, tipo: 'application/pdf' } as const;
  const stored = { ...file, imagem: false, tamanho, sha256: sha256(nome), createdAt };
  await manager().save(Ficheiro, manager().create(Ficheiro, stored));
  await writeFile(join(DOCUMENTS, documento), nome);
  await writeFile(join(MAIL, `${sha256(nome).slice(0, 12)}_contactos.${id}.eml`), nome);
  await manager().insert(IdempotencyKey, {
    hash: sha256(nome),
    form: 'contactos',
    recordId: id,
    textHash: null,
    createdAt,
  });
  await manager().insert(OutgoingMail, {
    idempotencyKey: `contactos:${id}:receipt`,
    messageId: `<${nome}@dfc>`,
    kind: 'receipt',
    mailboxHash: sha256(email),
    recipient: email,
    replyTo: null,
    subject: nome,
    text: nome,
    unsubscribeUrl: null,
    state: 'failed',
    heldFor: null,
    attempts: 9,
    nextAttemptAt: createdAt,
    leasedBy: null,
    createdAt,
    sentAt: null,
    error: null,
  });
  return id;
}

/** Lists for each of these messages the places in which something of it is. */
async function places(of: ReadonlyMap<number, string>): Promise<Map<number, string[]>> {
  const rows = await manager().find(Contacto);
  const held = await manager().findBy(HeldAddress, { resource: 'contactos' });
  const words = await manager().findBy(SearchTerm, { resource: 'contactos' });
  const keys = await manager().findBy(IdempotencyKey, { form: 'contactos' });
  const mails = new Set((await manager().find(OutgoingMail)).map(({ idempotencyKey }) => idempotencyKey));
  const fileRows = new Set((await manager().find(Ficheiro)).map(({ nome }) => nome));
  const files = new Set(await readdir(DOCUMENTS));
  const written = await readdir(MAIL);
  const places = new Map<string, (id: number, documento: string) => boolean>([
    ['row', among(rows.map(({ id }) => id))],
    ['address', among(held.map(({ recordId }) => recordId))],
    ['words', among(words.map(({ recordId }) => recordId))],
    ['key', among(keys.map(({ recordId }) => recordId))],
    ['mail', (id) => mails.has(`contactos:${id}:receipt`)],
    ['written', (id) => written.some((name) => name.endsWith(`_contactos.${id}.eml`))],
    ['file row', (_id, documento) => fileRows.has(documento)],
    ['file', (_id, documento) => files.has(documento)],
  ]);
  const found = ([id, documento]: [number, string]): [number, string[]] => [
    id,
    Array.from(places).flatMap(([name, isThere]) => (isThere(id, documento) ? [name] : [])),
  ];
  return new Map(Array.from(of, found));
}

function among(ids: readonly number[]): (id: number) => boolean {
  const known = new Set(ids);
  return (id) => known.has(id);
}

it('a process that is killed in its turn leaves each record whole or gone everywhere, and a later turn takes the rest', async () => {
  const due = new Map<number, string>();
  for (let number = 0; number < 260; number += 1) due.set(await message(number, 731), documentOf(number));
  const young = new Map([[await message(260, 10), documentOf(260)]]);
  await manager().save(RetentionState, {
    rule: 'submissions',
    days: 730,
    waitsFor: null,
    checkedAt: null,
    removed: null,
    confirmed: 1_000,
  });
  const whole = (await places(young)).values().next().value;
  expect(whole).toHaveLength(8);

  const outcomes: string[] = [];
  // in a unit of work of 50 records, after it, amid the files, before it is forgotten, in the second one; to the end
  for (const steps of [2, 3, 4, 30, 56, 58, MANY_STEPS]) {
    const { code, complaints } = await runSource('test/support/retention-process.ts', String(steps));
    expect(code === null ? '' : complaints).toBe('');
    const next = await startApi();
    await until('what was begun is finished', async () => (await manager().count(UnfinishedErasure)) === 0);
    await next.app.close();
    const there = [...(await places(due)).values()];
    expect(there.filter((one) => one.length !== 0 && one.length !== whole?.length)).toEqual([]);
    outcomes.push(`${code === null ? 'killed' : 'done'}: ${there.filter((one) => one.length > 0).length}`);
  }
  const killed = [260, 260, 210, 160, 110, 60].map((left) => `killed: ${left}`);
  expect(outcomes).toEqual([...killed, 'done: 0']);
  expect((await places(young)).values().next().value).toEqual(whole);
  const names = await matchesOnDisk('anacleto[0-9]+q', '-h', '-o');
  expect([...names]).toEqual(['anacleto260q']);
}, 240_000);
