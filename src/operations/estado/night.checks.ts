import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { keptCopies } from '../kept-copies/kept-copies.js';
import { RehearsalJob } from '../kept-copies/rehearsal.job.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { Check, type Finding } from './check.js';
import { DataSource } from 'typeorm';
import { RetentionState } from '#privacy/privacidade/retention-state.entity.js';
import { SelfTest } from '../self-test/self-test.service.js';

/** A night, and one that failed. */
const DAILY_MS = 2 * DAY_MS;
/** A week, and a night that failed. */
const WEEKLY_MS = 8 * DAY_MS;

@Injectable()
export class BackupCheck extends Check {
  override readonly id = 'copia';
  override readonly title = 'Cópia de segurança';

  constructor(
    private readonly runs: LastRuns,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    const { dir, daily } = this.settings.backup;
    const [[newest], last] = await Promise.all([keptCopies(dir), this.runs.of('copia')]);
    if (daily && last?.failure != null) {
      return {
        isWell: false,
        says: `A cópia de ${lisbonWords(last.startedAt)} falhou.`,
        technical: `${last.failure}. Veja se há espaço em BACKUP_DIR e faça uma com «npm run backup».`,
        isUrgent: true,
      };
    }
    if (newest === undefined) {
      return {
        isWell: false,
        says: `Ainda não há nenhuma cópia de segurança.${daily ? ' A primeira é feita de madrugada.' : ''}`,
        technical: daily
          ? 'Para não esperar pela madrugada, faça uma com «npm run backup».'
          : 'Defina BACKUP_DIR para haver uma por dia, ou faça uma com «npm run backup».',
      };
    }
    const says = `A mais recente é de ${lisbonWords(newest.madeAt)}.`;
    if (now.getTime() - newest.madeAt.getTime() <= (daily ? DAILY_MS : WEEKLY_MS)) return { isWell: true, says };
    return { isWell: false, says, technical: 'Faça uma com «npm run backup».', isUrgent: true };
  }
}

/** Whether a copy was lately seen to be of use. */
@Injectable()
export class RehearsalCheck extends Check {
  override readonly id = 'ensaio';
  override readonly title = 'Ensaio da reposição';

  constructor(
    private readonly runs: LastRuns,
    private readonly job: RehearsalJob,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    const [[newest], last] = await Promise.all([keptCopies(this.settings.backup.dir), this.runs.of('ensaio')]);
    if (last?.failure != null) {
      return {
        isWell: false,
        says: `O ensaio de ${lisbonWords(last.startedAt)} falhou.`,
        technical: `${last.failure}. Faça outra cópia com «npm run backup»: é ensaiada na próxima madrugada.`,
        isUrgent: true,
      };
    }
    if (last?.endedAt != null) {
      const says = `Última reposição ensaiada em ${lisbonWords(last.endedAt)}.`;
      if (now.getTime() - last.endedAt.getTime() <= WEEKLY_MS) return { isWell: true, says };
      const technical = 'Há de haver uma cópia, e o servidor ligado de madrugada.';
      return { isWell: false, says, technical, isUrgent: true };
    }
    if (newest === undefined) return { isWell: true, says: 'Fica para quando houver uma cópia.' };
    if (!this.job.canRead(newest)) {
      return {
        isWell: true,
        says: 'As cópias estão cifradas e a chave não está neste servidor: o ensaio faz-se à mão.',
        technical: 'Uma vez por mês, noutra máquina: «npm run restore -- cópia --identity chave».',
      };
    }
    return {
      isWell: false,
      says: 'Ainda não foi ensaiada nenhuma reposição.',
      technical: 'É ensaiada na próxima madrugada, se o servidor estiver ligado.',
    };
  }
}

@Injectable()
export class RetentionCheck extends Check {
  override readonly id = 'retencao';
  override readonly title = 'Prazos de conservação';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async look(now: Date): Promise<Finding> {
    const states = await this.dataSource.manager.find(RetentionState);
    const last = Math.max(...states.map(({ checkedAt }) => checkedAt?.getTime() ?? 0), 0);
    if (last === 0) return { isWell: true, says: 'As regras são aplicadas pela primeira vez na próxima madrugada.' };
    const says = `As regras foram aplicadas em ${lisbonWords(new Date(last))}.`;
    if (now.getTime() - last <= DAILY_MS) return { isWell: true, says };
    return {
      isWell: false,
      says,
      technical: 'São aplicadas de madrugada: o servidor tem de estar ligado. Veja as linhas «Retention» do registo.',
      isUrgent: true,
    };
  }
}

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
    if (now.getTime() - state.startedAt.getTime() > DAILY_MS) {
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
