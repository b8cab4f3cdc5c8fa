import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin, Editor } from '../../platform/access/access.decorator.js';
import { CurrentPapel } from '../../platform/access/current-user.decorator.js';
import type { Papel } from '../../platform/access/papel.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { ApiReadRecord } from '../../platform/http/api-record.decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AnswersPage } from '../../platform/lists/answers-page.decorator.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import type { Page } from '../../platform/lists/page.js';
import { AsksPassword } from '../sessions/asks-password.decorator.js';
import { AtividadeDto, ExportInputDto } from './atividade.dto.js';
import type { Atividade } from './atividade.entity.js';
import { atividadeList } from './atividade.list.js';
import { AtividadeService } from './atividade.service.js';

@ApiTags('Atividade')
@Controller('api/atividade')
@Section('atividade')
export class AtividadeController {
  constructor(private readonly atividade: AtividadeService) {}

  @Get()
  @Admin()
  @ApiOperation({ summary: 'Listar o que se fez no painel, o mais recente primeiro' })
  @AnswersPage(AtividadeDto, atividadeList, AtividadeDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Atividade>> {
    return this.atividade.records.list(query);
  }

  @Get(':id')
  @Admin()
  @ApiOperation({ summary: 'Ler um registo da atividade' })
  @ApiReadRecord(AtividadeDto)
  async get(@Param('id', IdPipe) id: number): Promise<AtividadeDto> {
    return AtividadeDto.from(await this.atividade.records.getOrThrow(id));
  }

  @Post('exportacoes')
  @Editor()
  @AsksPassword()
  @Audited('exportou')
  @HttpCode(204)
  @ApiOperation({ summary: 'Dizer que se vai exportar uma secção' })
  @ApiNoContentResponse({ description: 'Registado.' })
  exported(@Body() { secao }: ExportInputDto, @CurrentPapel() papel: Papel): Promise<void> {
    return this.atividade.exported(secao, papel);
  }
}
