import { Injectable } from '@nestjs/common';
import { DueWorker } from '#platform/jobs/due-worker.js';
import { LembretesService } from './lembretes.service.js';
import { isDaytime } from './reminder-days.js';

/** Reminds schools on the days that their edition says, by day. */
@Injectable()
export class Reminders extends DueWorker {
  constructor(private readonly lembretes: LembretesService) {
    super();
  }

  override async doDue(now: Date, limit: number): Promise<number> {
    return isDaytime(now) ? this.lembretes.sendDue(now, limit) : 0;
  }
}
