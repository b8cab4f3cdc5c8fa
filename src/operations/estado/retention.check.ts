import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonWords } from '#platform/dates/lisbon-day.js';
import { RetentionState } from '#privacy/privacidade/retention-state.entity.js';
import { Check, type Finding } from './check.js';

/** A night, and one that failed. */
const LATE_MS = 2 * DAY_MS;

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
    if (now.getTime() - last <= LATE_MS) return { isWell: true, says };
    return {
      isWell: false,
      says,
      technical: 'São aplicadas de madrugada: o servidor tem de estar ligado. Veja as linhas «Retention» do registo.',
      isUrgent: true,
    };
  }
}
