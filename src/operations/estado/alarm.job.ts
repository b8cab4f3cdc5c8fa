import { Injectable } from '@nestjs/common';
import { isAccountOpen, User } from '#accounts/users/user.entity.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { Hourly } from '#platform/jobs/jobs.js';
import { LastRuns } from '../last-runs/last-runs.service.js';
import { EstadoService } from './estado.service.js';

/** Writes to the administrators about what cannot wait until they look, once a day at most. */
@Injectable()
export class AlarmJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly runs: LastRuns,
    private readonly estado: EstadoService,
    private readonly settings: Settings,
  ) {}

  @Hourly()
  async run(now: Date): Promise<void> {
    const ill = (await this.estado.findings(now)).filter(({ finding }) => finding.isUrgent === true);
    const last = await this.runs.of('alarme');
    if (ill.length === 0 || (last !== null && now.getTime() - last.startedAt.getTime() < DAY_MS)) return;
    const users = await this.transactions.manager.findBy(User, { papel: 'administracao' });
    const text = [
      'O sistema encontrou o que precisa de atenção:',
      ...ill.map(({ title, finding: { says, todo, technical } }) =>
        [`${title}: ${says}`, todo, technical].filter(Boolean).join('\n'),
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
}
