import { Injectable } from '@nestjs/common';
import { RetentionJob } from '../platform/jobs/retention-job.js';
import { Eraser } from './eraser.service.js';

/** Finishes erasures whose process died, or that could not be finished at once. */
@Injectable()
export class UnfinishedErasuresJob extends RetentionJob {
  constructor(private readonly eraser: Eraser) {
    super();
  }

  override async removeOutdated(now: Date): Promise<number> {
    await this.eraser.finishLeft(now);
    return 0;
  }
}
