import { Injectable, Logger } from '@nestjs/common';
import { isAccountOpen, User } from '#accounts/account/user.entity.js';
import { Outbox } from '#mail/outbox.js';
import { WithheldMail } from '#mail/withheld-mail.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS, HOUR_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { Hourly } from '#platform/jobs/jobs.js';
import { RetentionState } from '#privacy/privacidade/retention-state.entity.js';
import { canRead, listCopies } from './kept-copies.js';
import { LastRuns } from './last-runs.service.js';
import { SelfTest } from './self-test.service.js';
import { alarm, checkCertificates, checkDisk, checkMail, fail, type Finding, pass, readDisk } from './checks.js';
import { type CheckId, checkTitles } from './estado.dto.js';

/** A night, and one that failed. */
const DAILY_MS = 2 * DAY_MS;
/** A week, and a night that failed. */
const WEEKLY_MS = 8 * DAY_MS;

/** The finding of a check that failed: nobody knows, so the thing may be ill. */
const UNKNOWN = fail('Não foi possível verificar.', 'Veja as linhas «Estado» do registo do servidor.');

/** Looks whether what nobody sees is well: when somebody asks, and every hour. */
@Injectable()
export class EstadoService {
  private readonly logger = new Logger('Estado');

  private readonly checks: Readonly<Record<CheckId, (now: Date) => Promise<Finding>>> = {
    correio: (now) => checkMail(this.transactions.manager, this.withheldMail, this.settings, now),
    copia: (now) => this.checkBackup(now),
    ensaio: (now) => this.checkRehearsal(now),
    retencao: (now) => this.checkRetention(now),
    armazenamento: async () => checkDisk(await readDisk(this.settings)),
    certificados: memoizeFor(HOUR_MS, (now) => checkCertificates(this.settings, now)),
    autoteste: (now) => this.checkSelfTest(now),
  };

  constructor(
    private readonly withheldMail: WithheldMail,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly runs: LastRuns,
    private readonly selfTest: SelfTest,
    private readonly settings: Settings,
  ) {}

  /** Writes to the administrators about what cannot wait until they look, once a day at most. */
  @Hourly()
  async mailUrgent(now: Date): Promise<void> {
    const pressing = (await this.findings(now)).filter(({ isUrgent }) => isUrgent === true);
    const last = await this.runs.find('alarme');
    if (pressing.length === 0 || (last !== null && now.getTime() - last.startedAt.getTime() < DAY_MS)) return;
    const users = await this.transactions.manager.findBy(User, { papel: 'administracao' });
    const text = [
      'O sistema encontrou o que precisa de atenção:',
      ...pressing.map(({ titulo, texto, fazer, tecnico }) =>
        [`${titulo}: ${texto}`, fazer, tecnico].filter(Boolean).join('\n'),
      ),
      'O resto está na Visão geral do painel:',
      `${this.settings.adminUrl}/dashboard`,
      '',
    ].join('\n\n');
    await this.transactions.runInserting(async (manager) => {
      await this.runs.begin(manager, 'alarme', now);
      await this.runs.end(manager, 'alarme', now, null);
      for (const user of users.filter((one) => isAccountOpen(one, now))) {
        const idempotencyKey = `alarme:${user.id}:${now.getTime()}`;
        const subject = 'O sistema precisa de atenção';
        await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient: user.email, subject, text }, now);
      }
    });
  }

  async get(now = new Date()) {
    const linhas = await this.findings(now);
    return { bem: linhas.every(({ bem }) => bem), linhas };
  }

  findings(now: Date): Promise<(Finding & { id: CheckId; titulo: string })[]> {
    const ids = Object.keys(checkTitles) as CheckId[];
    const looks = ids.map(async (id) => {
      const finding = await this.checks[id](now).catch((error: unknown) => {
        this.logger.warn({ check: id, trouble: databaseTrouble(error) ?? String(error) });
        return UNKNOWN;
      });
      return { id, titulo: checkTitles[id], ...finding };
    });
    return Promise.all(looks);
  }

  private async checkBackup(now: Date): Promise<Finding> {
    const { dir, daily } = this.settings.backup;
    const [[newest], last] = await Promise.all([listCopies(dir), this.runs.find('copia')]);
    if (daily && last?.failure != null) {
      return alarm(
        `A cópia de ${lisbonWords(last.startedAt)} falhou.`,
        `${last.failure}. Veja se há espaço em BACKUP_DIR e faça uma com «npm run backup».`,
      );
    }
    if (newest === undefined) {
      return fail(
        `Ainda não há nenhuma cópia de segurança.${daily ? ' A primeira é feita de madrugada.' : ''}`,
        daily
          ? 'Para não esperar pela madrugada, faça uma com «npm run backup».'
          : 'Defina BACKUP_DIR para haver uma por dia, ou faça uma com «npm run backup».',
      );
    }
    const says = `A mais recente é de ${lisbonWords(newest.madeAt)}.`;
    const isRecent = now.getTime() - newest.madeAt.getTime() <= (daily ? DAILY_MS : WEEKLY_MS);
    return isRecent ? pass(says) : alarm(says, 'Faça uma com «npm run backup».');
  }

  /** Whether a copy was lately seen to be of use. */
  private async checkRehearsal(now: Date): Promise<Finding> {
    const [[newest], last] = await Promise.all([listCopies(this.settings.backup.dir), this.runs.find('ensaio')]);
    if (last?.failure != null) {
      return alarm(
        `O ensaio de ${lisbonWords(last.startedAt)} falhou.`,
        `${last.failure}. Faça outra cópia com «npm run backup»: é ensaiada na próxima madrugada.`,
      );
    }
    if (last?.endedAt != null) {
      const says = `Última reposição ensaiada em ${lisbonWords(last.endedAt)}.`;
      const isRecent = now.getTime() - last.endedAt.getTime() <= WEEKLY_MS;
      return isRecent ? pass(says) : alarm(says, 'Há de haver uma cópia, e o servidor ligado de madrugada.');
    }
    if (newest === undefined) return pass('Fica para quando houver uma cópia.');
    if (!canRead(newest, this.settings)) {
      return pass(
        'As cópias estão cifradas e a chave não está neste servidor: o ensaio faz-se à mão.',
        'Uma vez por mês, noutra máquina: «npm run restore -- cópia --identity chave».',
      );
    }
    return fail(
      'Ainda não foi ensaiada nenhuma reposição.',
      'É ensaiada na próxima madrugada, se o servidor estiver ligado.',
    );
  }

  private async checkRetention(now: Date): Promise<Finding> {
    const states = await this.transactions.manager.find(RetentionState);
    const last = Math.max(...states.map(({ checkedAt }) => checkedAt?.getTime() ?? 0), 0);
    if (last === 0) return pass('As regras são aplicadas pela primeira vez na próxima madrugada.');
    const says = `As regras foram aplicadas em ${lisbonWords(new Date(last))}.`;
    if (now.getTime() - last <= DAILY_MS) return pass(says);
    return alarm(
      says,
      'São aplicadas de madrugada: o servidor tem de estar ligado. Veja as linhas «Retention» do registo.',
    );
  }

  private async checkSelfTest(now: Date): Promise<Finding> {
    if (!this.settings.selfTest) return pass('Está desligada.', 'SELF_TEST');
    if (this.settings.mail.smtpUrl === undefined)
      return fail('Não é enviada enquanto não houver servidor de correio.', 'Defina SMTP_URL.');
    const state = await this.selfTest.state(now);
    if (state === null) return pass('A primeira é enviada na próxima madrugada.');
    const sent = lisbonWords(state.startedAt);
    if (state.failure !== null) {
      return alarm(
        `A de ${sent} não chegou.`,
        `A mensagem ${state.failure}. Confirme SMTP_URL e o primeiro endereço de MAIL_TO, e veja as linhas «Mail» do registo.`,
      );
    }
    if (now.getTime() - state.startedAt.getTime() > DAILY_MS)
      return alarm(`A última foi enviada em ${sent}.`, 'É enviada de madrugada: o servidor tem de estar ligado.');
    return pass(state.arrivedAt === null ? `A de ${sent} vai a caminho.` : `A de ${sent} chegou.`);
  }
}

/** Asks for something again only when the last answer is older than `ms`; a failure is not remembered. */
export function memoizeFor<Answer>(ms: number, ask: (now: Date) => Promise<Answer>): (now: Date) => Promise<Answer> {
  let last: { answer: Answer; until: number } | undefined;
  return async (now) => {
    if (last === undefined || last.until <= now.getTime()) last = { answer: await ask(now), until: now.getTime() + ms };
    return last.answer;
  };
}
