import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { SelfTest } from '../self-test/self-test.service.js';
import { Check, type Finding } from './check.js';

/** A night, and one that failed. */
const LATE_MS = 2 * DAY_MS;

@Injectable()
export class SelfTestCheck extends Check {
  override readonly id = 'autoteste';
  override readonly title = 'Mensagem de teste diária';

  constructor(
    private readonly selfTest: SelfTest,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    if (!this.settings.selfTest) return { isWell: true, says: 'Está desligada.', technical: 'SELF_TEST' };
    if (this.settings.mail.smtpUrl === undefined) {
      return {
        isWell: false,
        says: 'Não é enviada enquanto não houver servidor de correio.',
        technical: 'Defina SMTP_URL.',
      };
    }
    const state = await this.selfTest.state(now);
    if (state === null) return { isWell: true, says: 'A primeira é enviada na próxima madrugada.' };
    const sent = lisbonWords(state.startedAt);
    if (state.failure !== null) {
      return {
        isWell: false,
        says: `A de ${sent} não chegou.`,
        technical: `A mensagem ${state.failure}. Confirme SMTP_URL e o primeiro endereço de MAIL_TO, e veja as linhas «Mail» do registo.`,
        isUrgent: true,
      };
    }
    if (now.getTime() - state.startedAt.getTime() > LATE_MS) {
      return {
        isWell: false,
        says: `A última foi enviada em ${sent}.`,
        technical: 'É enviada de madrugada: o servidor tem de estar ligado.',
        isUrgent: true,
      };
    }
    return { isWell: true, says: state.arrivedAt === null ? `A de ${sent} vai a caminho.` : `A de ${sent} chegou.` };
  }
}
