import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/access/access.decorator.js';
import { CaptchaDto } from './captcha.dto.js';
import { Captcha } from './captcha.js';

@ApiTags('Formulários')
@Controller('api/captcha')
export class CaptchaController {
  constructor(private readonly captcha: Captcha) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'O captcha em vigor, com um desafio onde é o nosso' })
  @ApiOkResponse({ type: CaptchaDto })
  offer(): Promise<CaptchaDto> {
    return this.captcha.offer();
  }
}
