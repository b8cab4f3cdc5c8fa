import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { publicOrigins, unsafeSettings } from '../../platform/config/unsafe-settings.js';
import { ExemplosService } from '../../content/exemplos/exemplos.service.js';

/** Says at the start what is not safe to serve people with. */
@Injectable()
export class UnsafeStart {
  private readonly logger = new Logger('Segurança');

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly exemplos: ExemplosService,
  ) {}

  async tell(): Promise<void> {
    for (const sentence of unsafeSettings(this.settings)) this.logger.warn(sentence);
    if (publicOrigins(this.settings).length === 0) return;
    const counts = Object.values(await this.exemplos.count());
    if (counts.some((count) => count > 0)) {
      this.logger.warn('Há conteúdo de exemplo num endereço público: retire-o no painel, na Visão geral.');
    }
  }
}
