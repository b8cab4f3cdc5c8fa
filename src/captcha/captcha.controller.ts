import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/access/access.decorator.js';
import { Read } from '../platform/access/read-kind.decorator.js';
import { CaptchaDto } from './captcha.dto.js';
import { Captcha } from './captcha.js';

@ApiTags('Formulários')
@Controller('api/captcha')
export class CaptchaController {
  constructor(private readonly captcha: Captcha) {}

  @Get()
  @Public()
  @Read('form')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'O captcha em vigor, com um desafio onde é o nosso' })
  @ApiOkResponse({ type: CaptchaDto })
  offer(): Promise<CaptchaDto> {
    return this.captcha.offer();
  }
}
