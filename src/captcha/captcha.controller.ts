import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, Read } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { Answers } from '#platform/http/answers.js';
import { AltchaCaptcha } from './altcha.captcha.js';
import { Captcha, CaptchaDto } from './captcha.js';

@ApiTags('Formulários')
@Controller('api/captcha')
export class CaptchaController {
  constructor(
    private readonly captcha: Captcha,
    private readonly proofOfWork: AltchaCaptcha,
  ) {}

  @Get()
  @Public('O captcha em vigor, com um desafio onde é o nosso')
  @Read('form')
  @RateLimited('challenges')
  @Header('Cache-Control', 'no-store')
  @Answers(CaptchaDto)
  offer(): Promise<CaptchaDto> {
    return this.captcha.offer();
  }

  @Get('prova')
  @Public({
    summary: 'Um desafio nosso, para os formulários sem captcha à vista',
    description: 'É sempre o nosso, qualquer que seja o captcha em vigor: nada é pedido a terceiros.',
  })
  @Read('form')
  @RateLimited('challenges')
  @Header('Cache-Control', 'no-store')
  @Answers(CaptchaDto)
  offerProof(): Promise<CaptchaDto> {
    return this.proofOfWork.offer();
  }
}
