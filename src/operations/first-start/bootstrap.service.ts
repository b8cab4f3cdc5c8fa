import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { UsersService } from '../../accounts/users/users.service.js';
import { FirstAdmin } from './first-admin.js';
import { SampleContent } from './sample/sample-content.js';
import { UnsafeStart } from './unsafe-start.js';

/** What a new database gets before the first request: sample content where wanted, then the first administrator. */
@Injectable()
export class BootstrapService implements OnApplicationBootstrap {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly sample: SampleContent,
    private readonly firstAdmin: FirstAdmin,
    private readonly unsafe: UnsafeStart,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.begin();
    await this.unsafe.tell();
  }

  private async begin(): Promise<void> {
    if ((await this.users.count()) > 0) {
      await this.firstAdmin.remind();
      return;
    }
    if (this.settings.sampleContent) await this.sample.create();
    // last, because a user is what says that the database is no longer new
    await this.firstAdmin.ensure();
  }
}
