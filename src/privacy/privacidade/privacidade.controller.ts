import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AsksPassword } from '#accounts/sessions/asks-password.decorator.js';
import { Admin } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { Answers, AnswersNothing, ApiReadRecord, Refuses } from '#platform/http/answers.js';
import { ConfirmacaoInputDto, PrivacidadeDto, RegistoASairDto } from './privacidade.dto.js';
import { PrivacidadeService } from './privacidade.service.js';

@ApiTags('Privacidade')
@Controller('api/privacidade')
@Section('privacidade')
export class PrivacidadeController {
  constructor(private readonly privacidade: PrivacidadeService) {}

  @Get()
  @Admin('As regras, o que sai nos próximos 30 dias e o que foi apagado nos últimos')
  @Answers(PrivacidadeDto)
  overview(): Promise<PrivacidadeDto> {
    return this.privacidade.overview();
  }

  @Get('regras/:regra/registos')
  @Admin('Os primeiros 100 registos que saem por uma regra nos próximos 30 dias')
  @ApiReadRecord([RegistoASairDto])
  due(@Param('regra') regra: string): Promise<RegistoASairDto[]> {
    return this.privacidade.due(regra);
  }

  @Put('regras/:regra')
  @Admin({
    summary: 'Confirmar uma regra',
    description: 'Uma regra nova, com outro prazo, ou que apagava muito de uma vez só apaga depois de confirmada.',
  })
  @AsksPassword()
  @AnswersNothing('Confirmada: apaga na próxima noite.')
  @Refuses({ 400: 'Campos errados.', 404: 'Não existe.', 409: 'Não é o que foi mostrado.' })
  confirm(@Param('regra') regra: string, @Body() body: ConfirmacaoInputDto): Promise<void> {
    return this.privacidade.confirm(regra, body);
  }
}
