import { Injectable } from '@nestjs/common';
import { type Outdated, RuledJob } from '../platform/jobs/jobs.js';
import { Mailer } from './mailer.js';

/** Removes the files of a mailer that writes some: they hold personal data. */
@Injectable()
export class MailFilesJob extends RuledJob {
  override readonly rule = 'mailFiles';

  constructor(private readonly mailer: Mailer) {
    super();
  }

  override count(before: Date): Promise<Outdated> {
    return this.mailer.count(before);
  }

  override removeOutdated(before: Date): Promise<number> {
    return this.mailer.prune(before);
  }
}
