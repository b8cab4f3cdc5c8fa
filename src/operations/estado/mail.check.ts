import { type EntityManager, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { periods } from '../../../contract/periods.js';
import { visitorKinds } from '#mail/mail-message.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import type { WithheldMail } from '#mail/withheld-mail.js';
import type { Settings } from '#platform/config/config.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { alarm, fail, pass } from './check.js';

export async function checkMail(manager: EntityManager, withheldMail: WithheldMail, { mail }: Settings, now: Date) {
  if (mail.smtpUrl === undefined) {
    return fail(
      'O e-mail não sai daqui: o que o site escreve fica guardado no servidor, e ninguém o recebe.',
      'Os e-mails ficam em ficheiros, em DATA_DIR/mail. Para os enviar, defina SMTP_URL.',
      'Até haver servidor de correio, responda às mensagens pelo seu e-mail.',
    );
  }
  const [[[oldest], stuck], refused, { waiting, notSent }] = await Promise.all([
    manager.findAndCount(OutgoingMail, {
      where: { state: 'pending', heldFor: IsNull(), createdAt: LessThan(new Date(now.getTime() - HOUR_MS)) },
      order: { createdAt: 'ASC' },
      take: 1,
    }),
    manager.countBy(OutgoingMail, {
      state: 'failed',
      heldFor: IsNull(),
      kind: Not(In([...visitorKinds])),
      nextAttemptAt: MoreThan(new Date(now.getTime() - DAY_MS)),
    }),
    withheldMail.figures(now),
  ]);
  if (oldest !== undefined) {
    return alarm(
      `O e-mail não está a sair desde ${lisbonWords(oldest.createdAt)}: ${countOf(stuck)} à espera.`,
      'Confirme que o servidor de correio responde e que SMTP_URL está certo.',
      `${leave(stuck)} assim que o servidor de correio responder.`,
    );
  }
  if (refused > 0) {
    return fail(
      `${countOf(refused)} para a equipa ${refused === 1 ? 'foi recusada' : 'foram recusadas'} no último dia.`,
      'Confirme os endereços em MAIL_TO.',
      'Confirme os e-mails das contas em «Utilizadores».',
    );
  }
  if (waiting > 0) {
    return fail(
      `Foi atingido o máximo de e-mails que o site envia por dia a quem preenche formulários: ${countOf(waiting)} à espera.`,
      'O máximo é a configuração MAIL_DAILY_LIMIT.',
      `${leave(waiting)} assim que houver lugar.`,
    );
  }
  const held = `Nos últimos ${periods.withheldMailDays} dias ${notSent === 1 ? 'não foi enviada' : 'não foram enviadas'} ${countOf(notSent)} a quem preencheu formulários: o endereço já tinha recebido o máximo de um dia, ou foram pedidas em série.`;
  return pass(['Nenhuma mensagem está parada.', ...(notSent > 0 ? [held] : [])].join(' '));
}

const countOf = (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`);
const leave = (count: number) => (count === 1 ? 'Sai sozinha' : 'Saem sozinhas');
