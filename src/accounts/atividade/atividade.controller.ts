import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Admin, Audited, CurrentPapel, Editor, ServesResource } from '#platform/access/access.decorator.js';
import type { Papel } from '#platform/papeis.js';
import { AnswersNothing, ApiReadRecord, IdPipe } from '#platform/http/answers.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/list-spec.js';
import { AsksPassword } from '../sessions/live-session.js';
import { RESOURCE_LENGTH } from '#platform/database/resource.js';
import { type AuditResult, auditResults } from './atividade.entity.js';
import { atividadeList, AtividadeService, type NamedAtividade } from './atividade.service.js';
import { type AuditVerb, auditVerbs } from '#platform/requests/audited-action.js';
import { ApiFlagOrNull, ApiMoment, ApiNumberOrNull, ApiTextOrNull, toAnswer } from '#platform/dto/answer-fields.js';

class AtividadeDto {
  @ApiProperty({ example: 7, description: 'Contado sem falhas, do mais antigo para o mais recente.' }) id!: number;
  @ApiMoment() quando!: string;
  @ApiNumberOrNull({ example: 1, description: 'Quem foi, onde se sabe.' }) quemId!: number | null;
  @ApiTextOrNull({ example: 'Maria Silva', description: 'O nome nesse momento.' }) quem!: string | null;
  @ApiProperty({ enum: auditVerbs }) verbo!: AuditVerb;
  @ApiProperty({ example: 'eventos' }) secao!: string;
  @ApiTextOrNull({ example: '7' }) registo!: string | null;
  @ApiTextOrNull({ example: 'Festa da Primavera', description: 'O título do registo, o atual ou o último.' })
  titulo!: string | null;

  @ApiFlagOrNull({ example: true, description: 'Se o registo ainda existe, onde se sabe.' }) existe!: boolean | null;
  @ApiProperty({ example: '203.0.113.0/24', description: 'O endereço, abreviado.' }) origem!: string;
  @ApiProperty({ enum: auditResults }) resultado!: AuditResult;

  static readonly from = (row: NamedAtividade): AtividadeDto => toAnswer(AtividadeDto, row);
}

@ApiSchema({ name: 'ExportacaoInput' })
class ExportInputDto {
  @ApiProperty({ example: 'contactos', maxLength: RESOURCE_LENGTH, description: 'A secção que foi exportada.' })
  @Matches(new RegExp(`^[a-z][a-z-]{0,${RESOURCE_LENGTH - 1}}$`), { message: 'Esta secção não existe.' })
  secao!: string;
}

@ApiTags('Atividade')
@Controller('api/atividade')
@ServesResource('atividade')
export class AtividadeController {
  constructor(private readonly atividade: AtividadeService) {}

  @Get()
  @Admin('Listar o que se fez no painel, o mais recente primeiro')
  @AnswersPage(AtividadeDto, atividadeList, AtividadeDto.from)
  list(@Query() query: RawListQuery): Promise<Page<NamedAtividade>> {
    return this.atividade.list(query);
  }

  @Get(':id')
  @Admin('Ler um registo da atividade')
  @ApiReadRecord(AtividadeDto)
  async get(@Param('id', IdPipe) id: number): Promise<AtividadeDto> {
    return AtividadeDto.from(await this.atividade.getOrThrow(id));
  }

  @Post('exportacoes')
  @Editor('Dizer que se vai exportar uma secção')
  @AsksPassword()
  @Audited('exportou')
  @AnswersNothing('Registado.')
  exported(@Body() { secao }: ExportInputDto, @CurrentPapel() papel: Papel): Promise<void> {
    return this.atividade.recordExport(secao, papel);
  }
}
