import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { visitorKinds } from '../../mail/mail-message.js';
import { OutgoingMail } from '../../mail/outgoing-mail.entity.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { DAY_MS, HOUR_MS } from '../../platform/dates/durations.js';
import { Check, type Finding } from './check.js';

/** Whether mail goes out. What a visitor's wrong address brings back is none of our trouble. */
@Injectable()
export class MailCheck extends Check {
  override readonly id = 'correio';
  override readonly title = 'Correio';

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    const { manager } = this.dataSource;
    const [stuck, refused] = await Promise.all([
      manager.countBy(OutgoingMail, {
        state: 'pending',
        heldFor: IsNull(),
        createdAt: LessThan(new Date(now.getTime() - HOUR_MS)),
      }),
      manager.countBy(OutgoingMail, {
        state: 'failed',
        heldFor: IsNull(),
        kind: Not(In([...visitorKinds])),
        nextAttemptAt: MoreThan(new Date(now.getTime() - DAY_MS)),
      }),
    ]);
    if (stuck > 0) {
      return {
        isWell: false,
        says: `${countOf(stuck)} à espera há mais de uma hora.`,
        todo: 'Confirme que o servidor de correio responde e que SMTP_URL está certo. Saem sozinhas assim que ele as aceitar.',
        isUrgent: true,
      };
    }
    if (refused > 0) {
      return {
        isWell: false,
        says: `${countOf(refused)} para a equipa ${refused === 1 ? 'foi recusada' : 'foram recusadas'} no último dia.`,
        todo: 'Confirme os endereços em MAIL_TO e os das contas do painel.',
      };
    }
    if (this.settings.mail.smtpUrl === undefined) {
      return {
        isWell: true,
        says: 'Os emails ficam em ficheiros neste servidor: nenhum é enviado.',
        todo: 'Para os enviar, defina SMTP_URL.',
      };
    }
    return { isWell: true, says: 'Nenhuma mensagem está parada.' };
  }
}

function countOf(count: number): string {
  return count === 1 ? '1 mensagem' : `${count} mensagens`;
}
