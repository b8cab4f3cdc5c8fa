import { Body, Controller, Post } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorator.js';
import { RateLimited } from '#platform/access/rate-limits.js';
import { EmailField } from '#platform/dto/fields.js';
import { AnswersMessage, Refuses } from '#platform/http/answers.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';
import { CaptchaField } from '../requests/form-fields.js';
import { OpeningNotices } from './opening-notices.worker.js';

const NOTED = 'Está combinado: avisamos quando as inscrições abrirem.';

@IgnoresUnknownFields()
class AvisoInputDto {
  @EmailField({ label: 'O e-mail' }) email!: string;
  @CaptchaField() recaptcha?: string;
}

class AvisoAceiteDto {
  @ApiProperty({ example: NOTED }) message!: string;
}

@ApiTags('Desafio Escolar')
@Controller('api/avisos')
export class AvisosController {
  constructor(private readonly notices: OpeningNotices) {}

  @Post()
  @Public({
    summary: 'Pedir um aviso quando as inscrições no Desafio Escolar abrirem',
    description: 'Um só e-mail; depois dele o endereço é apagado. A resposta é a mesma para um endereço conhecido.',
  })
  @RateLimited('newsletter')
  @AnswersMessage(AvisoAceiteDto, NOTED, 201)
  @Refuses({ 400: 'Campos errados, ou captcha em falta, inválido ou já usado.' })
  ask(@Body() { email, recaptcha }: AvisoInputDto): Promise<void> {
    return this.notices.ask(email, recaptcha);
  }
}
