import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/config.js';
import { DailyJob, HourlyJob } from '#platform/jobs/jobs.js';
import { SelfTest } from './self-test.service.js';

/** Sends the day's test, unless that is switched off or there is no mail server to be tested. */
@Injectable()
export class BeginSelfTestJob extends DailyJob {
  constructor(
    private readonly selfTest: SelfTest,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async run(now: Date): Promise<void> {
    if (this.settings.selfTest && this.settings.mail.smtpUrl !== undefined) await this.selfTest.begin(now);
  }
}

@Injectable()
export class SettleSelfTestJob extends HourlyJob {
  constructor(private readonly selfTest: SelfTest) {
    super();
  }

  override run(now: Date): Promise<void> {
    return this.selfTest.settle(now);
  }
}
