import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../../test/support/accounts.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { awaitMail } from '../../../test/support/mail.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { User } from '#accounts/account/user.entity.js';
import { DailyDigestJob } from './daily-digest.job.js';
import { Mensagem } from '../shared/mensagem.entity.js';

let api: TestApi;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const manager = () => api.dataSource.manager;

/** Somebody asks for material. @returns the message */
async function ask(email?: string): Promise<Mensagem> {
  number += 1;
  const person = {
    nome: 'Ana Reis',
    email: email ?? `ana${number}@exemplo.pt`,
    mensagem: `Guias, por favor (${number}).`,
  };
  const { body } = await api.http
    .post('/material')
    .send({ ...person, recaptcha: await api.proof() })
    .expect(201);
  return manager().findOneByOrFail(Mensagem, { formulario: 'pedidos-material', registo: (body as { id: number }).id });
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const promise = ({ id }: Mensagem, responderAte: Date) => manager().update(Mensagem, { id }, { responderAte });
const late = async () => {
  const { body } = await api.admin.get('/api/mensagens').query({ filter: '{"atrasada":true}' }).expect(200);
  return (body as { id: number; atrasada: boolean }[]).map(({ id, atrasada }) => ({ id, atrasada }));
};
const countOfLate = async () => {
  const { body } = await api.admin.get('/api/resumo').expect(200);
  return (body as { mensagensAtrasadas: number }).mensagensAtrasadas;
};

async function publish(page: string, conteudo: object): Promise<void> {
  await api.admin.put(`/api/paginas/${page}`).send({ conteudo }).expect(200);
  await api.admin.post(`/api/paginas/${page}/publicacao`).send({}).expect(200);
}

describe('a receipt', () => {
  it('is signed with the name that the association has on its page', async () => {
    const signed = async (email: string) => {
      await ask(email);
      return (await awaitMail(email)).text;
    };
    expect(await signed(`antes-${Date.now()}@exemplo.pt`)).toContain('\nUm abraço da equipa da DFC Portugal\n');
    await publish('associacao', { name: 'Associação Exemplo' });
    expect(await signed(`depois-${Date.now()}@exemplo.pt`)).toContain('\nUm abraço da equipa da Associação Exemplo\n');
  });
});

describe('the promise of an answer', () => {
  it('is of as many days as the page of the promises says, and told to the sender', async () => {
    const email = `prazo-${Date.now()}@exemplo.pt`;
    const { recebida, responderAte } = await ask(email);
    expect(responderAte.getTime() - recebida.getTime()).toBe(7 * DAY_MS);
    const { text } = await awaitMail(email);
    expect(text).toContain(`\nResposta: até ${dayWords(lisbonDay(responderAte))}\n`);
  });

  it('changes with that page, for what comes from then on', async () => {
    const before = await ask();
    await publish('prazos-resposta', { material: 2 });
    const { recebida, responderAte } = await ask();
    expect(responderAte.getTime() - recebida.getTime()).toBe(2 * DAY_MS);
    expect((await manager().findOneByOrFail(Mensagem, { id: before.id })).responderAte).toEqual(before.responderAte);
  });

  it('is broken by what waits too long, which is counted and listed until it is answered or done', async () => {
    const [unread, open, done, inTime] = [await ask(), await ask(), await ask(), await ask()];
    for (const message of [unread, open, done]) await promise(message, inDays(-1));
    await manager().update(Mensagem, { id: open.id }, { estado: 'aberta' });
    await manager().update(Mensagem, { id: done.id }, { estado: 'concluida' });
    expect(await late()).toEqual([open, unread].map(({ id }) => ({ id, atrasada: true })));
    expect(await countOfLate()).toBe(2);
    const { versao } = await manager().findOneByOrFail(Mensagem, { id: open.id });
    await api.admin.put(`/api/mensagens/${open.id}`).send({ estado: 'concluida', versao }).expect(200);
    expect(await late()).toEqual([{ id: unread.id, atrasada: true }]);
    const { body } = await api.admin.get(`/api/mensagens/${inTime.id}`).expect(200);
    expect(body).toMatchObject({ atrasada: false, responderAte: inTime.responderAte.toISOString() });
  });

  it.each(['false', '"sim"', '1'])('lists what is late, and nothing for atrasada: %s', async (value) => {
    await api.admin
      .get('/api/mensagens')
      .query({ filter: `{"atrasada":${value}}` })
      .expect(400);
  });
});

describe('the digest of the morning', () => {
  const morning = () => api.app.get(DailyDigestJob).run(new Date());
  const digests = async () => {
    const mail = await manager().find(OutgoingMail, { order: { id: 'ASC' } });
    return mail.filter(({ idempotencyKey }) => idempotencyKey.startsWith('digest:'));
  };
  beforeEach(async () => {
    await manager().delete(OutgoingMail, { kind: 'notice' });
    await manager().update(Mensagem, { id: MoreThan(0) }, { estado: 'concluida' });
  });

  it('goes once a day to each administrator who wants it, and says what waits without whose it is', async () => {
    const [first, second] = [await ask(), await ask()];
    await promise(first, inDays(-2));
    await promise(second, inDays(1));
    const wants = await makeAccount(api.dataSource, { email: `resumo-${Date.now()}@exemplo.pt` });
    const doesNot = await makeAccount(api.dataSource, { resumoDiario: false });
    const isOff = await makeAccount(api.dataSource, { ativo: false });
    const editor = await makeAccount(api.dataSource, { papel: 'edicao' });
    await Promise.all([morning(), morning()].map((run) => run.catch(() => undefined)));
    await morning();
    const to = (await digests()).map(({ idempotencyKey }) => Number(idempotencyKey.split(':')[2]));
    expect(to.filter((id) => id === wants.id)).toHaveLength(1);
    for (const { id } of [doesNot, isOff, editor]) expect(to).not.toContain(id);

    const { subject, text } = await awaitMail(wants.email);
    expect(subject).toBe('2 mensagens por responder, 1 fora do prazo');
    expect(text).toContain(`Fora do prazo:\n- M-${first.registo}, `);
    expect(text).toContain(`Para responder nos próximos dias:\n- M-${second.registo}, `);
    expect(text).not.toContain('Ana');
  });

  it('does not go where nothing waits', async () => {
    await morning();
    expect(await digests()).toEqual([]);
  });

  it('is switched off and on in one’s own account', async () => {
    const change = async (resumoDiario: boolean) =>
      (await api.admin.put('/api/conta').send({ resumoDiario }).expect(200)).body as {
        id: number;
        resumoDiario: boolean;
      };
    const { id, resumoDiario } = await change(false);
    expect(resumoDiario).toBe(false);
    await ask();
    await morning();
    expect((await digests()).map(({ idempotencyKey }) => idempotencyKey.split(':')[2])).not.toContain(String(id));
    expect((await change(true)).resumoDiario).toBe(true);
    expect((await manager().findOneByOrFail(User, { id })).resumoDiario).toBe(true);
  });
});
