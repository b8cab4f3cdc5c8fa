import { Global, Module } from '@nestjs/common';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/config.js';
import { signingSecret } from '../config/secret.js';
import { AltchaCaptcha } from './altcha.captcha.js';
import { CaptchaController } from './captcha.controller.js';
import { Captcha } from './captcha.js';

@Global()
@Module({
  controllers: [CaptchaController],
  providers: [
    {
      provide: Captcha,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new AltchaCaptcha(signingSecret(settings)),
    },
  ],
  exports: [Captcha],
})
export class CaptchaModule {}
