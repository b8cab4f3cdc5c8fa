import { Injectable } from '@nestjs/common';
import { DueWorker } from '../../../platform/jobs/due-worker.js';
import { DueDrafts } from './due-drafts.service.js';

/** Publishes and withdraws records when their time has come; what is due is taken under its own lock. */
@Injectable()
export class PublishingWorker extends DueWorker {
  constructor(private readonly due: DueDrafts) {
    super();
  }

  override doDue(now: Date, limit: number): Promise<number> {
    return this.due.doDue(now, limit);
  }
}
