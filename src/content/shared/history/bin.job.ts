import { Injectable } from '@nestjs/common';
import { RetentionJob } from '../../../platform/jobs/jobs.js';
import { Bin } from './bin.service.js';

/** Empties the bin of what has been there for its time. */
@Injectable()
export class BinJob extends RetentionJob {
  constructor(private readonly bin: Bin) {
    super();
  }

  override removeOutdated(now: Date, limit: number): Promise<number> {
    return this.bin.eraseOutdated(now, limit);
  }
}
