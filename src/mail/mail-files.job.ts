import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../platform/dates/durations.js';
import { RetentionJob } from '../platform/jobs/retention-job.js';
import { Mailer } from './mailer.js';

const KEPT_MS = 30 * DAY_MS;

/** Removes the files of a mailer that writes some: they hold personal data. */
@Injectable()
export class MailFilesJob extends RetentionJob {
  constructor(private readonly mailer: Mailer) {
    super();
  }

  override async removeOutdated(now: Date): Promise<number> {
    await this.mailer.prune(new Date(now.getTime() - KEPT_MS));
    return 0;
  }
}
