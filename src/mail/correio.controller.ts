import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { Settings } from '#platform/config/config.js';
import { Answers } from '#platform/http/answers.js';

@ApiSchema({ name: 'Correio' })
class CorreioDto {
  @ApiProperty({ description: 'Se há servidor de correio; sem ele, os e-mails ficam em ficheiros.' }) sai!: boolean;
}

/** Tells both front ends whether they may promise mail. */
@ApiTags('Estado')
@Controller('api/correio')
export class CorreioController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Public('Se o sistema envia e-mails')
  @Answers(CorreioDto)
  get(): CorreioDto {
    return { sai: this.settings.mail.smtpUrl !== undefined };
  }
}
