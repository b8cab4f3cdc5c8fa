import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { startApi, type TestApi } from '../../test/support/api.js';
import { type Smtp, startSmtp } from '../../test/support/smtp.js';
import { until } from '../../test/support/until.js';
import type { MailTiming } from '#platform/config/timings.js';
import { settings } from '#platform/config/settings.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { Transactions } from '#platform/database/transactions.js';
import type { EstadoDto } from '#operations/estado/estado.dto.js';
import { WithheldMail } from './withheld-mail.js';
import type { MailMessage } from './mail-message.js';
import { Outbox } from './outbox.js';
import { OutgoingMail } from './outgoing-mail.entity.js';

/** So long that a busy machine does not take a slow hand-over for a lost one … */
const patient = { send: 20_000, lease: 40_000 };
/** … and so short that a test of a server that never answers ends soon. */
const hasty = { send: 1_500, lease: 3_000 };

const timing: MailTiming = {
  ...patient,
  poll: 50,
  retry: 30,
  retryMax: 100,
  giveUp: 86_400_000,
  shutdownGrace: 300,
};

let smtp: Smtp;
let api: TestApi;
let number = 0;

/** The most that visitors can have us write in a day; a test sets it. */
const ceiling = { dailyLimit: 0 };

const mailSettings = () => ({
  mail: Object.assign(ceiling, {
    ...settings.mail,
    dailyLimit: 0,
    smtpUrl: smtp.url,
    from: { name: 'DFC Portugal', address: 'site@dfc.pt' },
    timing,
  }),
});

beforeAll(async () => {
  smtp = await startSmtp();
  api = await startApi(mailSettings());
});
afterAll(async () => {
  await api.stop();
  await smtp.down();
});
afterEach(() => {
  Object.assign(timing, patient);
  ceiling.dailyLimit = 0;
  smtp.taken.length = 0;
  smtp.tries = 0;
  Object.assign(smtp, { sender: () => undefined, recipient: () => undefined, fate: () => 'take' });
});

function message(changed: Partial<MailMessage> = {}): MailMessage {
  number += 1;
  const base = { idempotencyKey: `teste:${number}`, kind: 'notice' as const, recipient: `pessoa${number}@exemplo.pt` };
  return { ...base, subject: 'Olá, João', text: 'Um texto com acentos: ação.\n', ...changed };
}

/** Writes messages in one transaction, as whoever stores a submission does. @returns their rows' ids */
async function post(...messages: MailMessage[]): Promise<number[]> {
  const outbox = api.app.get(Outbox);
  await api.app.get(Transactions).run(async (manager) => {
    for (const one of messages) await outbox.add(manager, one);
  });
  outbox.wake();
  return Promise.all(messages.map(async ({ idempotencyKey }) => (await rowOf(idempotencyKey)).id));
}

const rowOf = (idempotencyKey: string) => api.dataSource.manager.findOneByOrFail(OutgoingMail, { idempotencyKey });
const row = (id: number | undefined) => api.dataSource.manager.findOneByOrFail(OutgoingMail, { id: id ?? 0 });
const becomes = (ids: (number | undefined)[], state: OutgoingMail['state']) =>
  until(`${ids.length} messages become ${state}`, async () =>
    (await Promise.all(ids.map(row))).every((mail) => mail.state === state),
  );

describe('the outbox', () => {
  it('sends what was committed, and then keeps neither its words nor its address', async () => {
    const [id] = await post(
      message({ recipient: 'Maria@Escola.pt', replyTo: 'ana@escola.pt', unsubscribeUrl: 'https://api.dfc.pt/sair' }),
    );
    await becomes([id], 'sent');
    expect(smtp.taken).toHaveLength(1);
    const { messageId } = await row(id);
    expect(smtp.taken[0]).toMatchObject({
      from: { name: 'DFC Portugal', address: 'site@dfc.pt' },
      to: [{ address: 'maria@escola.pt' }],
      replyTo: [{ address: 'ana@escola.pt' }],
      subject: 'Olá, João',
      text: 'Um texto com acentos: ação.\n',
      messageId: `<${messageId}>`,
    });
    const headers = Object.fromEntries((smtp.taken[0]?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<https://api.dfc.pt/sair>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await row(id)).toMatchObject({ recipient: '', text: '', subject: '', replyTo: null, unsubscribeUrl: null });
  });

  it('holds nothing of a transaction that is rolled back', async () => {
    const unwanted = message();
    const broken = api.app.get(Transactions).run(async (manager) => {
      await api.app.get(Outbox).add(manager, unwanted);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    const [id] = await post(message());
    await becomes([id], 'sent');
    expect(smtp.taken).toHaveLength(1);
    expect(await api.dataSource.manager.existsBy(OutgoingMail, { idempotencyKey: unwanted.idempotencyKey })).toBe(
      false,
    );
  });

  it('takes the same message once', async () => {
    const one = message();
    const [id] = await post(one);
    await expect(post(one)).rejects.toThrow(/UNIQUE|Duplicate/);
    await becomes([id], 'sent');
    expect(smtp.taken).toHaveLength(1);
  });

  it('gives nobody a way into the headers', async () => {
    const hostile = 'x\r\nBcc: vitima@exemplo.pt\r\n\r\nCorpo';
    const [id] = await post(message({ subject: hostile, replyTo: `"a\r\nBcc: b"@exemplo.pt` }));
    await becomes([id], 'sent');
    expect(smtp.taken[0]?.subject).toBe('x Bcc: vitima@exemplo.pt Corpo');
    expect(smtp.taken[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(smtp.taken[0]?.replyTo ?? []).toEqual([]);
    const outbox = api.app.get(Outbox);
    for (const para of [`"a\r\nRCPT TO:<b@c.pt>"@exemplo.pt`, 'a@b.pt, c@d.pt', '<a@b.pt>', 'a b@c.pt', 'sem-arroba']) {
      await api.app.get(Transactions).run(async (manager) => {
        expect(await outbox.add(manager, message({ recipient: para }))).toBe(false);
      });
    }
  });

  /** Writes visitors' messages in one transaction. @returns which of them were taken */
  const ask = (messages: Partial<MailMessage>[]) =>
    api.app.get(Transactions).run(async (manager) => {
      const taken: boolean[] = [];
      for (const one of messages) {
        taken.push(await api.app.get(Outbox).add(manager, message({ kind: 'receipt', ...one })));
      }
      return taken;
    });

  it.each([
    [
      'its case and what follows its plus sign',
      (count: number) => `${count % 2 ? 'Alvo' : 'alvo'}+${count}@exemplo.pt`,
    ],
    [
      'the dots that Google ignores',
      (count: number) => `al${'.'.repeat(count % 2)}vo@${count ? 'gmail' : 'googlemail'}.com`,
    ],
  ])('writes a mailbox that has confirmed nothing three messages a day, whatever %s', async (_what, spelt) => {
    const kinds = ['receipt', 'subscription', 'receipt', 'subscription', 'receipt'] as const;
    const taken = await ask(kinds.map((kind, index) => ({ kind, recipient: spelt(index) })));
    expect(taken).toEqual([true, true, true, false, false]);
    api.app.get(Outbox).wake();
    await until('three arrive', () => smtp.taken.length === 3);
    const held = await api.dataSource.manager.findBy(OutgoingMail, { heldFor: 'address' });
    expect(held.slice(-2)).toMatchObject([
      { state: 'failed', recipient: '', text: '', subject: '' },
      { state: 'failed', recipient: '', text: '', subject: '' },
    ]);
  });

  it('takes dots for what they are where no provider ignores them', async () => {
    const spelt = ['a.b@exemplo.pt', 'ab@exemplo.pt'].flatMap((recipient) =>
      Array.from({ length: 2 }, () => recipient),
    );
    expect(await ask(spelt.map((recipient) => ({ recipient })))).toEqual([true, true, true, true]);
    api.app.get(Outbox).wake();
    await until('four arrive', () => smtp.taken.length === 4);
  });

  it('writes an address that its owner has confirmed ten receipts a day', async () => {
    const receipts = Array.from({ length: 12 }, () => ({
      recipient: 'leitora@exemplo.pt',
      isConfirmed: () => Promise.resolve(true),
    }));
    expect((await ask(receipts)).filter(Boolean)).toHaveLength(10);
    api.app.get(Outbox).wake();
    await until('ten arrive', () => smtp.taken.length === 10);
  });

  it('writes a way back into an account twenty times a day, then one whenever the link before is half over', async () => {
    const now = Date.now();
    const askIn = (minutes: number) =>
      api.app
        .get(Transactions)
        .run((manager) =>
          api.app
            .get(Outbox)
            .add(
              manager,
              message({ kind: 'recovery', recipient: 'dona@exemplo.pt' }),
              new Date(now + minutes * MINUTE_MS),
            ),
        );
    for (let count = 0; count < 20; count += 1) expect(await askIn(0)).toBe(true);
    expect([await askIn(1), await askIn(14)]).toEqual([false, false]);
    expect([await askIn(16), await askIn(17), await askIn(30), await askIn(32)]).toEqual([true, false, false, true]);
    expect([await askIn(25 * 60), await askIn(25 * 60)]).toEqual([true, true]);
  });

  it('holds back what is above the ceiling of a day, tells administrators, and sends it when there is room', async () => {
    const { manager } = api.dataSource;
    // a message of the test before that is still to go, or on its way, would be counted
    await until(
      'nothing is due or on its way',
      async () =>
        !(await manager.existsBy(OutgoingMail, [
          { state: 'pending', heldFor: IsNull(), nextAttemptAt: LessThanOrEqual(new Date()) },
          { leasedBy: Not(IsNull()) },
        ])),
    );
    await manager.clear(OutgoingMail);
    smtp.taken.length = 0;
    ceiling.dailyLimit = 2;
    expect(await ask([{}, {}, {}, { kind: 'account' }])).toEqual([true, true, true, true]);
    api.app.get(Outbox).wake();
    await until('three arrive', () => smtp.taken.length === 3);
    expect(await manager.findBy(OutgoingMail, { heldFor: 'ceiling' })).toMatchObject([
      { kind: 'receipt', state: 'pending', attempts: 0 },
    ]);
    const told = async () => {
      const { linhas } = (await api.admin.get('/api/estado').expect(200)).body as EstadoDto;
      return linhas.find(({ id }) => id === 'correio');
    };
    expect(await told()).toMatchObject({
      bem: false,
      texto: expect.stringMatching(/^Foi atingido o máximo de e-mails .*: 1 mensagem à espera\.$/),
      tecnico: expect.stringContaining('MAIL_DAILY_LIMIT'),
    });
    const job = api.app.get(WithheldMail);
    expect(await job.removeOutdated(new Date(), 500)).toBe(0);
    const yesterday = new Date(Date.now() - 90_000_000);
    await manager.update(OutgoingMail, { state: 'sent' }, { createdAt: yesterday });
    expect(await job.removeOutdated(new Date(), 500)).toBe(1);
    await until('the fourth arrives', () => smtp.taken.length === 4);
    expect(await told()).toMatchObject({ bem: true, texto: 'Nenhuma mensagem está parada.' });
  });
});

describe('the worker', () => {
  it('gives up at once what is refused for good, and sends the rest', async () => {
    smtp.recipient = (address) => (address.startsWith('desconhecido') ? 550 : undefined);
    const [refused, fine] = await post(message({ recipient: 'desconhecido@exemplo.pt' }), message());
    await becomes([refused], 'failed');
    await becomes([fine], 'sent');
    expect(await row(refused)).toMatchObject({ attempts: 1, error: 'EENVELOPE RCPT TO 550', leasedBy: null });
    expect(smtp.taken).toHaveLength(1);
  });

  it.each([
    ['the recipient for now', () => ({ recipient: failing(2, 450) })],
    ['the sender, which is ours to put right', () => ({ sender: failing(2, 550) })],
  ])('tries again when the server refuses %s', async (_what, refusals) => {
    Object.assign(smtp, refusals());
    const [id] = await post(message());
    await becomes([id], 'sent');
    expect(smtp.taken).toHaveLength(1);
    expect((await row(id)).attempts).toBe(3);
  });

  it('tries again what was cut off in the middle', async () => {
    let cuts = 2;
    smtp.fate = () => (cuts-- > 0 ? 'drop' : 'take');
    const [id] = await post(message());
    await becomes([id], 'sent');
    expect(smtp.taken).toHaveLength(1);
    expect((await row(id)).attempts).toBe(3);
  });

  it('keeps the Message-ID of what it must send again because the answer was lost', async () => {
    let losses = 1;
    smtp.fate = () => (losses-- > 0 ? 'lose-answer' : 'take');
    const [id] = await post(message());
    await becomes([id], 'sent');
    expect(smtp.taken).toHaveLength(2);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('lets go of a server that never answers', async () => {
    Object.assign(timing, hasty);
    let stalls = 1;
    smtp.fate = () => (stalls-- > 0 ? 'stall' : 'take');
    const [slow, quick] = await post(message(), message());
    await becomes([quick], 'sent');
    await becomes([slow], 'sent');
    expect(smtp.taken).toHaveLength(2);
  });

  it('gives up what nobody takes for days, and never silently', async () => {
    smtp.recipient = () => 450;
    const transactions = api.app.get(Transactions);
    const old = message();
    await transactions.run((manager) => api.app.get(Outbox).add(manager, old, new Date(Date.now() - timing.giveUp)));
    const { id } = await rowOf(old.idempotencyKey);
    await becomes([id], 'failed');
    expect(await row(id)).toMatchObject({ error: 'EENVELOPE RCPT TO 450', text: old.text });
  });

  it('takes over what a worker that died had claimed, once its claim has ended', async () => {
    const orphan = message();
    await api.app.get(Transactions).run(async (manager) => {
      await api.app.get(Outbox).add(manager, orphan, new Date(Date.now() + 300));
      await manager.update(OutgoingMail, { idempotencyKey: orphan.idempotencyKey }, { leasedBy: 'morto', attempts: 1 });
    });
    const { id } = await rowOf(orphan.idempotencyKey);
    await becomes([id], 'sent');
    expect((await row(id)).attempts).toBe(2);
  });

  it('loses and doubles nothing while the server is away', async () => {
    await smtp.down();
    const ids = await post(...Array.from({ length: 20 }, () => message()));
    await until('every message was tried', async () =>
      (await Promise.all(ids.map(row))).every(({ attempts }) => attempts >= 2),
    );
    expect(smtp.taken).toHaveLength(0);
    await smtp.up();
    await becomes(ids, 'sent');
    expect(smtp.taken).toHaveLength(20);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('shares the work with another process without sending anything twice', async () => {
    const other = await startApi(mailSettings());
    const ids: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      ids.push(...(await post(...Array.from({ length: 10 }, () => message()))));
      other.app.get(Outbox).wake();
    }
    await becomes(ids, 'sent');
    await other.app.close();
    expect(smtp.taken).toHaveLength(60);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(60);
  });

  it('ends what it is handing over before the process ends', async () => {
    const leaving = await startApi(mailSettings());
    let answer: (fate: 'take') => void = () => undefined;
    const answered = new Promise<'take'>((resolve) => (answer = resolve));
    smtp.fate = () => answered;
    // whichever of the two processes takes it
    const ids = await post(...Array.from({ length: 10 }, () => message()));
    leaving.app.get(Outbox).wake();
    await until('both hand over', () => smtp.tries === 10);
    const closing = leaving.app.close();
    answer('take');
    await closing;
    await becomes(ids, 'sent');
    expect(smtp.taken).toHaveLength(10);
    expect((await Promise.all(ids.map(row))).map(({ attempts }) => attempts)).toEqual(ids.map(() => 1));
  });

  it('gives back what does not end in time when the process ends', async () => {
    const leaving = await startApi(mailSettings());
    Object.assign(timing, hasty);
    smtp.fate = () => 'stall';
    const ids = await post(...Array.from({ length: 10 }, () => message()));
    leaving.app.get(Outbox).wake();
    await until('both hand over', () => smtp.tries >= 10);
    await leaving.app.close();
    Object.assign(timing, patient);
    smtp.fate = () => 'take';
    await becomes(ids, 'sent');
    expect(smtp.taken).toHaveLength(10);
  });
});

/** Refuses the first `times` times. */
function failing(times: number, code: number): () => number | undefined {
  let left = times;
  return () => (left-- > 0 ? code : undefined);
}
