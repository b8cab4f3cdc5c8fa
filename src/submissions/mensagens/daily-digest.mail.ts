import { ASSOCIATION, type MailWords } from '../../mail/mail-message.js';

/** One message that waits. It is told by its reference: what people sent stays in the back office, as mailboxes know no retention. */
export interface Waiting {
  reference: string;
  /** The form, in words. */
  kind: string;
  /** The day until which an answer is promised, in words. */
  until: string;
}

interface Digest {
  unread: number;
  late: readonly Waiting[];
  /** Of which the day is today or one of the next few. */
  soon: readonly Waiting[];
  /** All that waits for an answer. */
  waiting: number;
  adminUrl: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function listed(title: string, messages: readonly Waiting[]): string[] {
  if (messages.length === 0) return [];
  return [[title, ...messages.map(({ reference, kind, until }) => `- ${reference}, ${kind}, até ${until}`)].join('\n')];
}

/** What waits for an answer on a morning. */
export function dailyDigestMail({ unread, late, soon, waiting, adminUrl }: Digest): MailWords {
  const overdue = late.length === 0 ? '' : `, ${late.length} fora do prazo`;
  return {
    subject: `${counted(waiting, 'mensagem por responder', 'mensagens por responder')}${overdue}`,
    text: [
      'Bom dia!',
      `No painel da ${ASSOCIATION}, ${counted(waiting, 'mensagem espera', 'mensagens esperam')} por resposta, e ${counted(unread, 'está por ler', 'estão por ler')}.`,
      ...listed('Fora do prazo:', late),
      ...listed('Para responder nos próximos dias:', soon),
      `As mensagens:\n${adminUrl}/dashboard/mensagens`,
      `Este resumo vem cada manhã em que há mensagens por responder. Para o deixar de receber, desligue-o na sua conta:\n${adminUrl}/conta`,
    ].join('\n\n'),
  };
}
