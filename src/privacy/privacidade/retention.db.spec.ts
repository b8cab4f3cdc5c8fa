import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { fillTable } from '../../../test/support/fill-table.js';
import { Inviting } from '../../../test/support/inviting.js';
import { newTrailRows } from '../../../test/support/new-trail-rows.js';
import { findWords } from '../../../test/support/find-words.js';
import { Membro } from '#content/equipa/membro.entity.js';
import { Erasure } from '#erasing/erasure.entity.js';
import { Hold } from '#erasing/hold.entity.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import type { Settings } from '#platform/config/config.js';
import { settings } from '#platform/config/settings.js';
import { HeldAddress } from '#platform/database/addresses/held-address.entity.js';
import { SearchTerm } from '#platform/database/search/search-term.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Contacto } from '#submissions/contactos/contacto.entity.js';
import { Convite } from '#submissions/convites/convite.entity.js';
import { Link } from '#accounts/links/link.entity.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { PedidoSessao } from '#submissions/enquiries/enquiry.entity.js';
import type { ResumoDto } from '#operations/resumo/resumo.module.js';
import type { PrivacidadeDto, RegistoASairDto } from './privacidade.dto.js';
import { Retention } from './retention.service.js';
import { RetentionState } from './retention-state.entity.js';

let api: TestApi;
const news = newTrailRows(() => api);
const inviting = new Inviting(() => api);
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const run = (of = api) => of.app.get(Retention).run(new Date(), () => false);
const key = (name: string) => name.padEnd(64, '.');
const shown = async (of = api) => (await of.admin.get('/api/privacidade').expect(200)).body as PrivacidadeDto;
const ruleOf = async (id: string, of = api) => (await shown(of)).regras.find((rule) => rule.id === id);
const waitingOnOverview = async () =>
  ((await api.admin.get('/api/resumo').expect(200)).body as ResumoDto).regrasPorConfirmar;
const due = async (rule: string) =>
  (await api.admin.get(`/api/privacidade/regras/${rule}/registos`).expect(200)).body as RegistoASairDto[];
const confirm = (dias: number, vencidos: number, rule = 'submissions') =>
  api.admin.put(`/api/privacidade/regras/${rule}`).send({ dias, vencidos });

/** Messages of the contact form from so many days ago. */
async function contacts(...days: number[]): Promise<number[]> {
  const rows = days.map((day) => ({
    nome: `Zulmira${day}`,
    email: `z${day}@pessoa.exemplo`,
    assunto: 'Olá',
    descricao: 'Olá',
    privacidadeVersao: 'v',
    createdAt: ago(day),
    lida: false,
  }));
  return (await manager().save(Contacto, manager().create(Contacto, rows))).map(({ id }) => id);
}
const left = async () =>
  (await manager().find(Contacto, { order: { createdAt: 'DESC' } })).map(({ nome }) => nome.slice('Zulmira'.length));

describe('a rule of retention', () => {
  beforeEach(async () => {
    for (const entity of [Contacto, PedidoSessao, SearchTerm, HeldAddress, Hold, Erasure])
      await manager().clear(entity as typeof Contacto);
    await manager().delete(RetentionState, { rule: 'submissions' });
  });

  it('that is new counts and takes nothing before an administrator has confirmed what was shown', async () => {
    await contacts(731, 740, 729, 705, 10);
    await run();
    expect(await left()).toHaveLength(5);
    const rule = await ruleOf('submissions');
    expect(await waitingOnOverview()).toBe(1);
    expect(rule).toMatchObject({ dias: 730, espera: 'nova', sairam: 0, vistaEm: expect.any(String) });
    const kind = { tipo: 'contactos', seccao: 'contactos', total: 5, vencidos: 2, aSair: 4 };
    expect(rule?.tipos).toContainEqual(kind);
    await confirm(365, 2).expect(409);
    await confirm(730, 1).expect(409);
    await confirm(730, 2, 'inventada').expect(404);
    await run();
    expect(await left()).toHaveLength(5);
    await news();
    await confirm(730, 2).expect(204);
    expect(await left()).toHaveLength(5);
    await run();
    expect(await left()).toEqual(['10', '705', '729']);
    expect(await findWords(api, 'z731@pessoa')).toEqual([]);
    expect((await news()).map(({ quem, verbo, secao, registo }) => [quem, verbo, secao, registo])).toEqual([
      ['Administração', 'alterou', 'privacidade', 'submissions'],
      ['Servidor', 'eliminou', 'privacidade', 'submissions'],
    ]);
    expect(await ruleOf('submissions')).toMatchObject({ espera: null, sairam: 2 });
    expect(await waitingOnOverview()).toBe(0);
    const today = new Date().toISOString().slice(0, 10);
    expect((await shown()).apagados).toEqual([{ dia: today, tipo: 'contactos', motivo: 'prazo', quantos: 2 }]);
  });

  it('goes by the days of the policy from the first on where nothing is due yet, and takes what is due then', async () => {
    await contacts(729);
    await run();
    await contacts(731);
    await run();
    expect(await left()).toEqual(['729']);
  });

  it('takes nothing while its days are others than were confirmed', async () => {
    await run();
    await contacts(400, 731);
    const other = await startApi({ retentionDays: { ...settings.retentionDays, submissions: 365 } });
    expect(await ruleOf('submissions', other)).toMatchObject({ dias: 365, espera: 'alterada' });
    await run(other);
    expect(await left()).toEqual(['400', '731']);
    await other.app.close();
    await run();
    expect(await left()).toEqual(['400']);
  });

  it('that would take an unusual part of what there is waits', async () => {
    await run();
    await contacts(...Array.from({ length: 21 }, () => 731), ...Array.from({ length: 60 }, () => 10));
    await run();
    expect(await left()).toHaveLength(81);
    expect(await ruleOf('submissions')).toMatchObject({ espera: 'muitos' });
    await confirm(730, 21).expect(204);
    await run();
    expect(await left()).toHaveLength(60);
    await contacts(...Array.from({ length: 21 }, () => 731));
    await run();
    expect(await left()).toHaveLength(81);
    await contacts(...Array.from({ length: 20 }, () => 10));
    await run();
    expect(await left()).toHaveLength(80);
  });

  it.each([0, 29, 1.5, Number.NaN])('takes nothing with %d days, and the others go on', async (submissions) => {
    await run();
    await contacts(731);
    await manager().save(RetentionState, { rule: 'submissions', days: submissions === 29 ? 29 : null });
    await manager().insert(Link, { ...link, tokenHash: key('velho'), expiresAt: ago(31) });
    const other = await startApi({
      retentionDays: { ...settings.retentionDays, submissions } as Settings['retentionDays'],
    });
    await run(other);
    expect(await left()).toEqual(['731']);
    expect(await manager().existsBy(Link, { tokenHash: key('velho') })).toBe(false);
    await other.app.close();
  });

  it('lists what goes in a month, the first to go first, and leaves out what is held', async () => {
    const [first, , held] = await contacts(731, 10, 732);
    await fillTable(api.dataSource, api.dataSource.getMetadata(PedidoSessao), 1);
    await manager().updateAll(PedidoSessao, { createdAt: ago(720) });
    const [session] = await manager().find(PedidoSessao);
    await manager().save(Hold, {
      kind: 'contactos',
      recordId: held,
      reason: 'x',
      until: '2999-01-01',
      placedAt: ago(0),
    });
    const listed = await due('submissions');
    expect(listed.map(({ tipo, seccao, registo }) => [tipo, seccao, registo])).toEqual([
      ['contactos', 'contactos', first],
      ['sessoes', 'sessoes', session?.id],
    ]);
    expect(new Date(listed[1]?.sai ?? '').getTime()).toBeCloseTo(Date.now() + 10 * DAY_MS, -6);
    await confirm(730, 2).expect(204);
    await run();
    expect(await left()).toEqual(['10', '732']);
  });
});

const link = { purpose: 'unsubscribe' as const, subject: key('alguém') };

describe('what has had its days', () => {
  it('is mail that was sent, or that could not be', async () => {
    const mail = (idempotencyKey: string, changed: Partial<OutgoingMail>): Partial<OutgoingMail> => ({
      idempotencyKey,
      messageId: `${idempotencyKey}@dfc.pt`,
      kind: 'notice',
      mailboxHash: key('d'),
      recipient: '',
      subject: '',
      text: '',
      state: 'sent',
      attempts: 1,
      nextAttemptAt: ago(1),
      createdAt: ago(60),
      ...changed,
    });
    await manager().clear(OutgoingMail);
    await manager().insert(OutgoingMail, [
      mail('enviado-velho', { sentAt: ago(8) }),
      mail('enviado-novo', { sentAt: ago(6) }),
      mail('falhou-velho', { state: 'failed', nextAttemptAt: ago(31) }),
      mail('falhou-novo', { state: 'failed', nextAttemptAt: ago(29) }),
      mail('por-enviar', { state: 'pending', nextAttemptAt: ago(-1) }),
    ]);
    await run();
    const rows = await manager().find(OutgoingMail, { order: { id: 'ASC' } });
    expect(rows.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['enviado-novo', 'falhou-novo', 'por-enviar']);
  });

  it('is who never confirmed, with their links and their words in the search', async () => {
    const person = (name: string, days: number, confirmada: boolean) =>
      manager().create(Subscritor, {
        addressHash: key(name),
        nome: name,
        email: `${name}@exemplo.pt`,
        create: ago(days),
        requestedAt: ago(days),
        confirmada,
        confirmadaEm: confirmada ? ago(days) : null,
        privacidadeVersao: '2025-07-25',
      });
    const people = [person('calado', 8, false), person('recente', 6, false), person('confirmado', 400, true)];
    const [silent] = await manager().save(Subscritor, people);
    await manager().insert(Link, [
      { tokenHash: key('a'), purpose: 'confirm', subject: key('calado'), expiresAt: ago(1) },
      { tokenHash: key('b'), purpose: 'unsubscribe', subject: key('confirmado'), expiresAt: null },
      { ...link, tokenHash: key('c'), expiresAt: ago(31) },
      { tokenHash: key('d'), purpose: 'confirm', subject: key('recente'), expiresAt: ago(-1) },
    ]);
    await run();
    expect((await manager().find(Subscritor, { order: { id: 'ASC' } })).map(({ nome }) => nome)).toEqual([
      'recente',
      'confirmado',
    ]);
    const links = await manager().find(Link, { order: { tokenHash: 'ASC' } });
    expect(links.map(({ tokenHash }) => tokenHash)).toEqual([key('b'), key('d')]);
    expect(await manager().countBy(SearchTerm, { resource: 'newsletter', recordId: silent?.id ?? 0 })).toBe(0);
  });

  it('is mail that was written as a file', async () => {
    const folder = join(settings.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    for (const [name, days] of [['velho.eml', 31] as const, ['novo.eml', 29] as const]) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), ago(days), ago(days));
    }
    await run();
    expect((await readdir(folder)).filter((name) => name.endsWith('o.eml'))).toEqual(['novo.eml']);
  });

  it('is an invitation with the testimonial and the picture that nobody published, and no published one', async () => {
    await manager().save(RetentionState, { rule: 'invitations', days: 365 });
    const sent = async (nome: string) => {
      const { token } = await inviting.invite();
      const name = await inviting.uploaded(token);
      const { body } = await inviting.submit(token, `/uploads/${name}`, { nome }).expect(201);
      return { id: (body as { id: number }).id, name };
    };
    const [draft, published] = [await sent('Zacarias'), await sent('Zita')];
    await manager().update(Membro, { id: published.id }, { rascunho: false });
    const { token } = await inviting.invite();
    const unsent = await inviting.uploaded(token);
    await manager().updateAll(Convite, { expira: ago(364) });
    await run();
    expect(await manager().count(Convite)).toBe(3);
    await manager().updateAll(Convite, { expira: ago(366) });
    await run();
    expect(await manager().count(Convite)).toBe(0);
    expect((await manager().find(Membro)).map(({ nome }) => nome)).toEqual(['Zita']);
    expect(await findWords(api, 'Zacarias')).toEqual([]);
    const files = await api.files('uploads');
    const kept = [draft.name, published.name, unsent].map((name) => files.includes(name));
    expect(kept).toEqual([false, true, false]);
  });
});
