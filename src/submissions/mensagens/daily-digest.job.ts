import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { isAccountOpen, User } from '#accounts/account/user.entity.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { resourceNamed } from '#platform/database/resource.js';
import { Transactions } from '#platform/database/transactions.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Daily } from '#platform/jobs/jobs.js';
import { referenceOf } from '../../../contract/references.js';
import { isLate, Mensagem, waitingStates } from '../shared/mensagem.entity.js';
import { ASSOCIATION, type MailWords } from '#mail/mail-message.js';

const countWords = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The most messages that the mail names of each kind; the back office lists them all. */
const NAMED = 20;
/** A message that must be answered within this time is named before it is late. */
const SOON_MS = 2 * DAY_MS;

/** Tells each administrator who wants it, on a morning, which messages wait for an answer. */
@Injectable()
export class DailyDigestJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  @Daily('morning')
  async run(now: Date): Promise<void> {
    const { manager } = this.transactions;
    const messages = await manager.find(Mensagem, {
      where: { estado: In([...waitingStates]) },
      order: { responderAte: 'ASC', id: 'ASC' },
    });
    if (messages.length === 0) return;
    const words = this.mail(messages, now);
    const wanting = await manager.findBy(User, { papel: 'administracao', ativo: true, resumoDiario: true });
    await this.transactions.runInserting(async (unit) => {
      for (const user of wanting.filter((one) => isAccountOpen(one, now))) await this.write(unit, user, words, now);
    });
  }

  /** Once a day to each, also where the turn comes twice. */
  private async write(manager: EntityManager, { id, email }: User, words: MailWords, now: Date): Promise<void> {
    const idempotencyKey = `digest:${lisbonDay(now)}:${id}`;
    if (await manager.existsBy(OutgoingMail, { idempotencyKey })) return;
    await this.outbox.add(manager, { idempotencyKey, kind: 'notice', recipient: email, ...words });
  }

  private mail(messages: readonly Mensagem[], now: Date): MailWords {
    const late = messages.filter((message) => isLate(message, now));
    const soon = messages.filter(
      (message) => !late.includes(message) && message.responderAte.getTime() - now.getTime() < SOON_MS,
    );
    const unread = messages.filter(({ estado }) => estado === 'porLer').length;
    const ofWhich = late.length === 0 ? '' : `, ${late.length} fora do prazo`;
    const { adminUrl } = this.settings;
    return {
      subject: `${countWords(messages.length, 'mensagem por responder', 'mensagens por responder')}${ofWhich}`,
      text: [
        'Bom dia!',
        `No painel da ${ASSOCIATION}, ${countWords(messages.length, 'mensagem espera', 'mensagens esperam')} por resposta, e ${countWords(unread, 'está por ler', 'estão por ler')}.`,
        ...this.named('Fora do prazo:', late),
        ...this.named('Para responder nos próximos dias:', soon),
        `As mensagens:\n${adminUrl}/dashboard/mensagens`,
        `Recebe este resumo nas manhãs em que há mensagens por responder. Para deixar de o receber, desligue-o na sua conta:\n${adminUrl}/conta`,
      ].join('\n\n'),
    };
  }

  /** Names messages by their references: what people sent stays in the back office, as mailboxes know no retention. */
  private named(title: string, messages: readonly Mensagem[]): string[] {
    if (messages.length === 0) return [];
    const lines = messages.slice(0, NAMED).map(({ formulario: resource, registo, responderAte }) => {
      const noun = resourceNamed(resource, 'heldUnder')?.noun ?? resource;
      return `- ${referenceOf(resource, registo)}, ${noun}, até ${dayWords(lisbonDay(responderAte))}`;
    });
    return [[title, ...lines].join('\n')];
  }
}
