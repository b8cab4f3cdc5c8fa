import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { UsersService } from '#accounts/users/users.service.js';
import { FirstAdmin } from './first-admin.js';
import { SampleContent } from './sample/sample-content.js';
import { ExemplosService } from '#content/exemplos/exemplos.module.js';
import { publicOrigins, unsafeSettings } from '#platform/config/unsafe-settings.js';

/** Fills a new database before the first request, with samples where wanted and the first administrator. */
@Injectable()
export class BootstrapService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Segurança');

  constructor(
    private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly sample: SampleContent,
    private readonly firstAdmin: FirstAdmin,
    private readonly exemplos: ExemplosService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if ((await this.users.count()) > 0) await this.firstAdmin.remind();
    else {
      if (this.settings.sampleContent) await this.sample.create();
      // last, because a user is what says that the database is no longer new
      await this.firstAdmin.ensure();
    }
    await this.tellUnsafe();
  }

  /** Says what is not safe to serve people with. */
  async tellUnsafe(): Promise<void> {
    for (const sentence of unsafeSettings(this.settings)) this.logger.warn(sentence);
    if (publicOrigins(this.settings).length === 0) return;
    const counts = Object.values(await this.exemplos.count());
    if (counts.some((count) => count > 0)) {
      this.logger.warn('Há conteúdo de exemplo num endereço público: retire-o no painel, na Visão geral.');
    }
  }
}
