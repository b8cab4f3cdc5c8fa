import { Body, Controller, Delete, Get, Headers, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { expectedVersion, requireSameId } from '#content/shared/record-key-fields.js';
import { Admin } from '#platform/access/access.decorator.js';
import { Section } from '#platform/audit/audited.decorator.js';
import { ApiCreateRecord, ApiReadRecord, ApiRemoveRecord, ApiReplaceRecord } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, FoundInPanel, type Page, type RawListQuery } from '#platform/lists/page.js';
import { ModeloRespostaDto, ModeloRespostaInputDto, ModeloRespostaUpdateDto } from './modelo-resposta.dto.js';
import type { ModeloResposta } from './modelo-resposta.entity.js';
import { modelosRespostaList, ModelosRespostaService } from './modelos-resposta.service.js';

@ApiTags('Modelos de resposta')
@Controller('api/modelos-resposta')
@Section(modelosRespostaList.resource)
export class ModelosRespostaController {
  constructor(private readonly modelos: ModelosRespostaService) {}

  @Get()
  @Admin('Listar os modelos de resposta')
  @AnswersPage(ModeloRespostaDto, modelosRespostaList, ModeloRespostaDto.from)
  @FoundInPanel({
    resource: modelosRespostaList.resource,
    found: ({ id, nome }: ModeloResposta) => ({ id, titulo: nome }),
  })
  list(@Query() query: RawListQuery): Promise<Page<ModeloResposta>> {
    return this.modelos.records.list(query);
  }

  @Get(':id')
  @Admin('Ler um modelo de resposta')
  @ApiReadRecord(ModeloRespostaDto)
  async get(@Param('id', IdPipe) id: number): Promise<ModeloRespostaDto> {
    return ModeloRespostaDto.from(await this.modelos.records.getOrThrow(id));
  }

  @Post()
  @Admin('Criar um modelo de resposta')
  @ApiCreateRecord(ModeloRespostaDto)
  async create(@Body() body: ModeloRespostaInputDto): Promise<ModeloRespostaDto> {
    return ModeloRespostaDto.from(await this.modelos.create(body));
  }

  @Put(':id')
  @Admin('Substituir um modelo de resposta')
  @ApiReplaceRecord(ModeloRespostaDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: ModeloRespostaUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<ModeloRespostaDto> {
    requireSameId(id, body.id);
    const { nome, texto } = body;
    const versao = expectedVersion(body.versao, ifMatch);
    return ModeloRespostaDto.from(await this.modelos.records.update(id, { nome, texto }, versao));
  }

  @Delete(':id')
  @Admin('Eliminar um modelo de resposta')
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.modelos.records.remove(id);
  }
}
