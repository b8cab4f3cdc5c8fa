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
  /** All that waits for an answer, and how much of it longer than was promised. */
  waiting: number;
  overdue: number;
  /** The first of what is late, and of what is so today or in the next few days. */
  late: readonly Waiting[];
  soon: readonly Waiting[];
  adminUrl: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function listed(title: string, messages: readonly Waiting[]): string[] {
  if (messages.length === 0) return [];
  return [[title, ...messages.map(({ reference, kind, until }) => `- ${reference}, ${kind}, até ${until}`)].join('\n')];
}

/** Writes the morning's mail about the messages that wait for an answer. */
export function dailyDigestMail({ unread, waiting, overdue, late, soon, adminUrl }: Digest): MailWords {
  const ofWhich = overdue === 0 ? '' : `, ${overdue} fora do prazo`;
  return {
    subject: `${counted(waiting, 'mensagem por responder', 'mensagens por responder')}${ofWhich}`,
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
