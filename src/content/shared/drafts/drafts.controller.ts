import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Editor } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { recordWords } from '#platform/database/resource.js';
import { ApiCreateRecord, ApiReadRecord, ApiRemoveRecord, ApiReplaceRecord } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import type { Seen } from '../history/versions.js';
import { ApiResourceParam, expectedVersion } from '../record-key-fields.js';
import { momentsOf, RascunhoDto, RascunhoInputDto, RascunhoNovoDto, RascunhoResumidoDto } from './draft.dto.js';
import type { Draft } from './draft.entity.js';
import { Drafts, rascunhosList } from './drafts.service.js';

@ApiTags('Rascunhos')
@Controller('api/rascunhos')
@Section(rascunhosList.resource)
export class RascunhosController {
  constructor(private readonly drafts: Drafts) {}

  @Get()
  @Editor('Listar rascunhos, registos agendados e arquivados')
  @AnswersPage(RascunhoResumidoDto, rascunhosList, RascunhoResumidoDto.from, {
    found: ({ id, resource, titulo }) => ({ id, titulo: recordWords(resource, titulo).titulo }),
  })
  list(@Query() query: RawListQuery): Promise<Page<Seen<Draft>>> {
    return this.drafts.list(query);
  }

  @Post()
  @Editor('Criar um registo que ainda não é público')
  @ApiCreateRecord(RascunhoDto)
  create(@Body() body: RascunhoNovoDto): Promise<RascunhoDto> {
    return this.drafts.create(body.recurso, { body: body.conteudo, ...momentsOf(body) });
  }
}

@ApiTags('Rascunhos')
@Controller('api/:recurso/:id/rascunho')
@Section('rascunhos')
@ApiResourceParam()
export class RecordDraftController {
  constructor(private readonly drafts: Drafts) {}

  @Get()
  @Editor('Ler um registo com o que nele espera, público ou não')
  @ApiReadRecord(RascunhoDto)
  get(@Param('recurso') resource: string, @Param('id', IdPipe) recordId: number): Promise<RascunhoDto> {
    return this.drafts.get(resource, recordId);
  }

  @Put()
  @Editor('Guardar como rascunho, publicar, agendar ou arquivar um registo')
  @ApiReplaceRecord(RascunhoDto)
  save(
    @Param('recurso') resource: string,
    @Param('id', IdPipe) recordId: number,
    @Body() body: RascunhoInputDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<RascunhoDto> {
    const expected = expectedVersion(body.versao, ifMatch);
    const ask = { body: body.conteudo ?? undefined, expected, ...momentsOf(body) };
    return this.drafts.save(resource, recordId, ask);
  }

  @Delete()
  @Editor('Deitar fora o que espera; um registo que não é público vai para o Lixo')
  @ApiRemoveRecord()
  discard(@Param('recurso') resource: string, @Param('id', IdPipe) recordId: number): Promise<void> {
    return this.drafts.discard(resource, recordId);
  }
}
