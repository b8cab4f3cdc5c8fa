import { Injectable } from '@nestjs/common';
import { RetentionJob } from '../platform/jobs/jobs.js';
import { ErasureRemains } from './erasure-remains.service.js';

/** Finishes erasures whose process died, or that could not be finished at once. */
@Injectable()
export class UnfinishedErasuresJob extends RetentionJob {
  constructor(private readonly remains: ErasureRemains) {
    super();
  }

  override async removeOutdated(now: Date): Promise<number> {
    await this.remains.finishLeft(now);
    return 0;
  }
}
