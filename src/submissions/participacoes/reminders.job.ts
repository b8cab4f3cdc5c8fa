import { Injectable } from '@nestjs/common';
import { HourlyJob } from '#platform/jobs/jobs.js';
import { LembretesService } from './lembretes.service.js';
import { isDaytime } from './reminder-days.js';

const BATCH = 100;

/** Reminds schools on the days that their edition says, by day. */
@Injectable()
export class Reminders extends HourlyJob {
  constructor(private readonly lembretes: LembretesService) {
    super();
  }

  override async run(now: Date): Promise<void> {
    while ((await this.doDue(now, BATCH)) > 0);
  }

  /** @returns how many schools were reminded, at most `limit` */
  async doDue(now: Date, limit: number): Promise<number> {
    return isDaytime(now) ? this.lembretes.sendDue(now, limit) : 0;
  }
}
