import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { DAY_MS } from '../../platform/dates/durations.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RetentionJob } from '../../platform/jobs/retention-job.js';
import { Suspeita } from './suspeita.entity.js';
import { SuspeitasService } from './suspeitas.service.js';

/** Erases doubtful submissions of which nobody has said that they are none. */
@Injectable()
export class SuspeitasJob extends RetentionJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly suspeitas: SuspeitasService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  override async removeOutdated(now: Date, limit: number): Promise<number> {
    const createdAt = LessThan(new Date(now.getTime() - this.settings.retentionSuspeitasDays * DAY_MS));
    const outdated = await this.dataSource.manager.find(Suspeita, {
      select: { id: true },
      where: { createdAt },
      take: limit,
    });
    for (const { id } of outdated) {
      await this.suspeitas.remove(id).catch((error: unknown) => {
        // somebody was quicker
        if (!(error instanceof AppError && error.kind === 'notFound')) throw error;
      });
    }
    return outdated.length;
  }
}
