import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { isAccountOpen, User } from '#accounts/users/user.entity.js';
import { Outbox } from '#mail/outbox.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { Settings } from '#platform/config/config.js';
import { resourceOf } from '#platform/database/resource.js';
import { Transactions } from '#platform/database/transactions.js';
import { dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { DailyJob } from '#platform/jobs/jobs.js';
import { referenceOf } from '../../../contract/references.js';
import { Submissions } from '../shared/submissions.service.js';
import { isLate, Mensagem, waitingStates } from './mensagem.entity.js';
import { ASSOCIATION, type MailWords } from '#mail/mail-message.js';

/** One message that waits. It is told by its reference: what people sent stays in the back office, as mailboxes know no retention. */
interface Waiting {
  reference: string;
  kind: string;
  until: string;
}

interface Digest {
  unread: number;
  waiting: number;
  overdue: number;
  /** The first of what is late, and of what is so today or in the next few days. */
  late: readonly Waiting[];
  soon: readonly Waiting[];
  adminUrl: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The most messages that the mail names of each kind; the back office lists them all. */
const NAMED = 20;
/** A message that must be answered within this time is named before it is late. */
const SOON_MS = 2 * DAY_MS;

/** Tells each administrator who wants it, on a morning, which messages wait for an answer. */
@Injectable()
export class DailyDigestJob extends DailyJob {
  override readonly time = 'morning';

  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: Submissions,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async run(now: Date): Promise<void> {
    const { manager } = this.dataSource;
    const messages = await manager.find(Mensagem, {
      where: { estado: In([...waitingStates]) },
      order: { responderAte: 'ASC', id: 'ASC' },
    });
    if (messages.length === 0) return;
    const late = messages.filter((message) => isLate(message, now));
    const soon = messages.filter(
      (message) => !isLate(message, now) && message.responderAte.getTime() - now.getTime() < SOON_MS,
    );
    const words = dailyDigestMail({
      waiting: messages.length,
      overdue: late.length,
      unread: messages.filter(({ estado }) => estado === 'porLer').length,
      late: late.slice(0, NAMED).map((message) => this.told(message)),
      soon: soon.slice(0, NAMED).map((message) => this.told(message)),
      adminUrl: this.settings.adminUrl,
    });
    const wanting = await manager.findBy(User, { papel: 'administracao', ativo: true, resumoDiario: true });
    await this.transactions.run(
      async (unit) => {
        for (const user of wanting.filter((one) => isAccountOpen(one, now))) await this.write(unit, user, words, now);
      },
      ['busy', 'duplicate'],
    );
  }

  /** Once a day to each, also where the turn comes twice. */
  private async write(
    manager: EntityManager,
    { id, email }: User,
    words: ReturnType<typeof dailyDigestMail>,
    now: Date,
  ): Promise<void> {
    const idempotencyKey = `digest:${lisbonDay(now)}:${id}`;
    if (await manager.existsBy(OutgoingMail, { idempotencyKey })) return;
    await this.outbox.add(manager, { idempotencyKey, kind: 'notice', recipient: email, ...words });
  }

  private told({ formulario, registo, responderAte }: Mensagem): Waiting {
    return {
      reference: referenceOf(formulario, registo),
      kind: resourceOf(this.submissions.inboxNamed(formulario).form.entity, 'heldUnder')?.noun ?? formulario,
      until: dayWords(lisbonDay(responderAte)),
    };
  }
}

function listed(title: string, messages: readonly Waiting[]): string[] {
  if (messages.length === 0) return [];
  return [[title, ...messages.map(({ reference, kind, until }) => `- ${reference}, ${kind}, até ${until}`)].join('\n')];
}

function dailyDigestMail({ unread, waiting, overdue, late, soon, adminUrl }: Digest): MailWords {
  const ofWhich = overdue === 0 ? '' : `, ${overdue} fora do prazo`;
  return {
    subject: `${counted(waiting, 'mensagem por responder', 'mensagens por responder')}${ofWhich}`,
    text: [
      'Bom dia!',
      `No painel da ${ASSOCIATION}, ${counted(waiting, 'mensagem espera', 'mensagens esperam')} por resposta, e ${counted(unread, 'está por ler', 'estão por ler')}.`,
      ...listed('Fora do prazo:', late),
      ...listed('Para responder nos próximos dias:', soon),
      `As mensagens:\n${adminUrl}/dashboard/mensagens`,
      `Recebe este resumo nas manhãs em que há mensagens por responder. Para deixar de o receber, desligue-o na sua conta:\n${adminUrl}/conta`,
    ].join('\n\n'),
  };
}
