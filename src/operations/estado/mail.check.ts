import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { periods } from '../../../contract/periods.js';
import { visitorKinds } from '#mail/mail-message.js';
import { OutgoingMail } from '#mail/outgoing-mail.entity.js';
import { WithheldMail } from '#mail/withheld-mail.js';
import { Settings } from '#platform/config/config.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { Check, type Finding } from './check.js';

@Injectable()
export class MailCheck extends Check {
  override readonly id = 'correio';
  override readonly title = 'Correio';

  constructor(
    private readonly dataSource: DataSource,
    private readonly withheldMail: WithheldMail,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    if (this.settings.mail.smtpUrl === undefined) {
      return {
        isWell: false,
        says: 'O e-mail não sai daqui: o que o site escreve fica guardado no servidor, e ninguém o recebe.',
        todo: 'Até haver servidor de correio, responda às mensagens pelo seu e-mail.',
        technical: 'Os e-mails ficam em ficheiros, em DATA_DIR/mail. Para os enviar, defina SMTP_URL.',
      };
    }
    const { manager } = this.dataSource;
    const [[[oldest], stuck], refused, { waiting, notSent }] = await Promise.all([
      manager.findAndCount(OutgoingMail, {
        where: {
          state: 'pending',
          heldFor: IsNull(),
          createdAt: LessThan(new Date(now.getTime() - HOUR_MS)),
        },
        order: { createdAt: 'ASC' },
        take: 1,
      }),
      manager.countBy(OutgoingMail, {
        state: 'failed',
        heldFor: IsNull(),
        kind: Not(In([...visitorKinds])),
        nextAttemptAt: MoreThan(new Date(now.getTime() - DAY_MS)),
      }),
      this.withheldMail.figures(now),
    ]);
    if (oldest !== undefined) {
      return {
        isWell: false,
        says: `O e-mail não está a sair desde ${lisbonWords(oldest.createdAt)}: ${countOf(stuck)} à espera.`,
        todo: `${leave(stuck)} assim que o servidor de correio responder.`,
        technical: 'Confirme que o servidor de correio responde e que SMTP_URL está certo.',
        isUrgent: true,
      };
    }
    if (refused > 0) {
      return {
        isWell: false,
        says: `${countOf(refused)} para a equipa ${refused === 1 ? 'foi recusada' : 'foram recusadas'} no último dia.`,
        todo: 'Confirme os e-mails das contas em «Utilizadores».',
        technical: 'Confirme os endereços em MAIL_TO.',
      };
    }
    if (waiting > 0) {
      return {
        isWell: false,
        says: `Foi atingido o máximo de e-mails que o site envia por dia a quem preenche formulários: ${countOf(waiting)} à espera.`,
        todo: `${leave(waiting)} assim que houver lugar.`,
        technical: 'O máximo é a configuração MAIL_DAILY_LIMIT.',
      };
    }
    const held = `Nos últimos ${periods.withheldMailDays} dias ${notSent === 1 ? 'não foi enviada' : 'não foram enviadas'} ${countOf(notSent)} a quem preencheu formulários: o endereço já tinha recebido o máximo de um dia, ou foram pedidas em série.`;
    return { isWell: true, says: ['Nenhuma mensagem está parada.', ...(notSent > 0 ? [held] : [])].join(' ') };
  }
}

function countOf(count: number): string {
  return count === 1 ? '1 mensagem' : `${count} mensagens`;
}

function leave(count: number): string {
  return count === 1 ? 'Sai sozinha' : 'Saem sozinhas';
}
