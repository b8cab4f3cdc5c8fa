import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { Refuses } from '#platform/errors/error-body.js';
import { ApiRemoveRecord } from '#platform/http/api-record.decorators.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage } from '#platform/lists/answers-page.decorator.js';
import type { RawListQuery } from '#platform/lists/list-query.js';
import type { Page } from '#platform/lists/page.js';
import { AceitacaoInputDto, AceitacaoPendenteDto, type ReadPendente } from './aceitacao.dto.js';
import { aceitacoesList } from './aceitacoes.list.js';
import { AceitacoesService } from './aceitacoes.service.js';

@ApiTags('Aceitação não registada')
@Controller('api/aceitacoes')
@Section(aceitacoesList.resource)
export class AceitacoesController {
  constructor(private readonly aceitacoes: AceitacoesService) {}

  @Get()
  @Admin()
  @ApiOperation({ summary: 'Listar as submissões sem aceitação registada, de todos os formulários' })
  @AnswersPage(AceitacaoPendenteDto, aceitacoesList, AceitacaoPendenteDto.from)
  list(@Query() query: RawListQuery): Promise<Page<ReadPendente>> {
    return this.aceitacoes.list(query);
  }

  @Post(':id/aceitacao')
  @Admin()
  @Audited('alterou')
  @HttpCode(204)
  @ApiOperation({ summary: 'Registar como foi obtida a aceitação: a submissão fica pelo prazo das outras' })
  @ApiNoContentResponse({ description: 'A aceitação está registada.' })
  @Refuses({ 404: 'Não existe.' })
  accept(@Param('id', IdPipe) id: number, @Body() { nota }: AceitacaoInputDto): Promise<void> {
    return this.aceitacoes.accept(id, nota);
  }

  @Delete(':id')
  @Admin()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar uma submissão sem aceitação registada, com o seu anexo' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.aceitacoes.remove(id);
  }
}
