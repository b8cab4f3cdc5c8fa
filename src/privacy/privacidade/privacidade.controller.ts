import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AsksPassword } from '#accounts/sessions/live-session.js';
import { Admin, Audited, ServesResource } from '#platform/access/access.decorator.js';
import { toAnswer } from '#platform/dto/answer-fields.js';
import {
  Answers,
  AnswersNothing,
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  IdPipe,
  Refuses,
} from '#platform/http/answers.js';
import {
  ConfirmacaoInputDto,
  PrivacidadeDto,
  RegistoASairDto,
  RetidoDto,
  RetidoInputDto,
  RetidoUpdateDto,
} from './privacidade.dto.js';
import { Retention } from './retention.service.js';
import { RetidosService } from './retidos.service.js';

@ApiTags('Privacidade')
@Controller('api/privacidade')
@ServesResource('privacidade')
export class PrivacidadeController {
  constructor(private readonly retention: Retention) {}

  @Get()
  @Admin('As regras, o que sai nos próximos 30 dias e o que foi apagado nos últimos')
  @Answers(PrivacidadeDto)
  async overview(): Promise<PrivacidadeDto> {
    return toAnswer(PrivacidadeDto, await this.retention.overview());
  }

  @Get('regras/:regra/registos')
  @Admin('Os primeiros 100 registos que saem por uma regra nos próximos 30 dias')
  @ApiReadRecord([RegistoASairDto])
  async due(@Param('regra') regra: string): Promise<RegistoASairDto[]> {
    return (await this.retention.due(regra)).map((record) => toAnswer(RegistoASairDto, record));
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
    return this.retention.confirm(regra, body);
  }
}

@ApiTags('Privacidade')
@Controller('api/retidos')
@ServesResource('privacidade')
export class RetidosController {
  constructor(private readonly retidos: RetidosService) {}

  @Get()
  @Admin('Listar os registos retidos, os que deixam de o estar primeiro')
  @Answers([RetidoDto])
  async list(): Promise<RetidoDto[]> {
    return (await this.retidos.list()).map(RetidoDto.from);
  }

  @Post()
  @Admin('Reter um registo: até ao fim do dia que se diz, nada o apaga')
  @Audited('reteve')
  @ApiCreateRecord(RetidoDto)
  @Refuses({ 404: 'O registo não existe.', 409: 'Já está retido.' })
  async hold(@Body() body: RetidoInputDto): Promise<RetidoDto> {
    return RetidoDto.from(await this.retidos.hold(body));
  }

  @Put(':id')
  @Admin('Alterar o motivo e a data de um registo retido')
  @AsksPassword()
  @Audited('reteve')
  @ApiReadRecord(RetidoDto)
  @Refuses({ 400: 'Campos errados.' })
  async change(@Param('id', IdPipe) id: number, @Body() body: RetidoUpdateDto): Promise<RetidoDto> {
    return RetidoDto.from(await this.retidos.change(id, body));
  }

  @Delete(':id')
  @Admin('Deixar de reter um registo')
  @AsksPassword()
  @Audited('libertou')
  @ApiRemoveRecord()
  lift(@Param('id', IdPipe) id: number): Promise<void> {
    return this.retidos.lift(id);
  }
}
