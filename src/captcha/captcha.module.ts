import { Controller, Get, Global, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { NoStore, Public, Read } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import { Answers } from '#platform/http/answers.js';
import { AltchaCaptcha, Captcha, CaptchaDto } from './captcha.js';
import { SiteVerifyCaptcha } from './site-verify.captcha.js';

@ApiTags('Formulários')
@Controller('api/captcha')
class CaptchaController {
  constructor(
    private readonly captcha: Captcha,
    private readonly proofOfWork: AltchaCaptcha,
  ) {}

  @Get()
  @Public('O captcha em vigor, com um desafio onde é o nosso')
  @Read('form')
  @RateLimited('challenges')
  @NoStore()
  @Answers(CaptchaDto)
  async offer(): Promise<CaptchaDto> {
    return toAnswer(CaptchaDto, await this.captcha.offer());
  }

  @Get('prova')
  @Public({
    summary: 'Um desafio nosso, para os formulários sem captcha à vista',
    description: 'É sempre o nosso, qualquer que seja o captcha em vigor: nada é pedido a terceiros.',
  })
  @Read('form')
  @RateLimited('challenges')
  @NoStore()
  @Answers(CaptchaDto)
  async offerProof(): Promise<CaptchaDto> {
    return toAnswer(CaptchaDto, await this.proofOfWork.offer());
  }
}

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
