import { Injectable } from '@nestjs/common';
import { Mailer } from '#mail/mailer.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { HOUR_MS } from '#platform/dates/durations.js';
import { Daily, Hourly } from '#platform/jobs/jobs.js';
import { LastRuns } from './last-runs.service.js';

/** The marked row that the message is about: it is in no list, and its mail goes with it (docs/decisions/0056). */
const ABOUT = 'autoteste:1';
/** A message that is not out by then is taken for lost. */
const PATIENCE_MS = HOUR_MS;
const TEXT = [
  'Esta mensagem é escrita pelo sistema uma vez por dia, para se saber que o correio chega.',
  'Não precisa de fazer nada. Se um dia não chegar, a Visão geral do painel avisa.',
  '',
].join('\n\n');

/** Sends a marked message the way of all mail: a row in a unit of work, the queue, a worker. It is no submission. */
@Injectable()
export class SelfTest {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {}

  /** Sends today's in the place of one that may still be on its way, where there is a mail server to be tested. */
  @Daily()
  async run(now: Date): Promise<void> {
    const { selfTest, mail } = this.settings;
    if (!selfTest || mail.smtpUrl === undefined) return;
    const [recipient = ''] = mail.to;
    await this.transactions.runInserting(async (manager) => {
      await this.outbox.forget(manager, [ABOUT]);
      await this.runs.begin(manager, 'autoteste', now);
      await this.outbox.add(
        manager,
        { idempotencyKey: keyOf(now), kind: 'notice', recipient, subject: '[Autoteste] O correio chega', text: TEXT },
        now,
      );
    });
  }

  /** How the last one goes, and why it did not arrive, in words that name nobody; nothing before the first. */
  async state(now: Date) {
    const run = await this.runs.of('autoteste');
    if (run === null) return null;
    const { startedAt, endedAt, failure } = run;
    if (endedAt !== null) return { startedAt, arrivedAt: endedAt, failure: null };
    const mail = await this.transactions.manager.findOneBy(OutgoingMail, { idempotencyKey: keyOf(startedAt) });
    if (mail?.state === 'sent') return { startedAt, arrivedAt: mail.sentAt, failure: null };
    if (mail === null) return { startedAt, arrivedAt: null, failure: failure ?? 'desapareceu da fila' };
    if (mail.state === 'failed') return { startedAt, arrivedAt: null, failure: `foi recusada (${mail.error ?? '?'})` };
    const isLate = now.getTime() - startedAt.getTime() > PATIENCE_MS;
    const waiting = mail.error === null ? 'continua à espera' : `continua à espera (${mail.error})`;
    return { startedAt, arrivedAt: null, failure: isLate ? waiting : null };
  }

  /** Writes down how the last one went once that is known, and takes away what it left. */
  @Hourly()
  async settle(now: Date): Promise<void> {
    const run = await this.runs.of('autoteste');
    if (run === null || run.endedAt !== null) return;
    const { arrivedAt, failure } = (await this.state(now)) ?? { arrivedAt: null, failure: null };
    if (arrivedAt === null && failure === null) return;
    await this.transactions.run(async (manager) => {
      await this.runs.end(manager, 'autoteste', arrivedAt ?? now, failure);
      if (arrivedAt !== null) await this.outbox.forget(manager, [ABOUT]);
    });
    if (arrivedAt !== null) await this.mailer.forget(new Set([keyOf(run.startedAt)]));
  }
}

const keyOf = (startedAt: Date) => `${ABOUT}:${startedAt.getTime()}`;
