import { type FindOptionsWhere, LessThan } from 'typeorm';
import { TableRetentionJob } from '../platform/jobs/table-retention-job.js';
import { UsedCaptcha } from './used-captcha.entity.js';

/** A solution that has expired cannot be used again anyway. */
export class UsedCaptchasJob extends TableRetentionJob<UsedCaptcha> {
  protected override readonly entity = UsedCaptcha;
  protected override readonly key = 'hash';

  protected override outdated(now: Date): FindOptionsWhere<UsedCaptcha> {
    return { expiresAt: LessThan(now) };
  }
}
