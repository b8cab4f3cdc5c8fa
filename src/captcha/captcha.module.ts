import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { AltchaCaptcha } from './altcha.captcha.js';
import { CaptchaController } from './captcha.controller.js';
import { Captcha } from './captcha.js';
import { SiteVerifyCaptcha } from './site-verify.captcha.js';

@Global()
@Module({
  controllers: [CaptchaController],
  providers: [
    {
      provide: AltchaCaptcha,
      inject: [Settings],
      useFactory: (settings: Settings) => new AltchaCaptcha(installationSecrets(settings).all('form challenge')),
    },
    {
      provide: Captcha,
      inject: [Settings, DataSource, AltchaCaptcha],
      useFactory: (settings: Settings, dataSource: DataSource, altcha: AltchaCaptcha): Captcha => {
        const { provider } = settings.captcha;
        return provider === 'altcha' ? altcha : new SiteVerifyCaptcha(provider, settings.captcha, dataSource);
      },
    },
  ],
  exports: [AltchaCaptcha, Captcha],
})
export class CaptchaModule {}
