import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Fotografia } from '../../files/fotografias/fotografia.entity.js';
import { Editor, PublicAndEditor } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { Kept } from '../../platform/cache/kept.decorator.js';
import {
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
} from '../../platform/http/api-record.decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AnswersPage } from '../../platform/lists/answers-page.decorator.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import type { Page } from '../../platform/lists/page.js';
import { ApiReorder } from '../shared/api-reorder.decorator.js';
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { OrdemPerguntasInputDto, PerguntaDto, PerguntaInputDto, PerguntaUpdateDto } from './pergunta.dto.js';
import { Pergunta } from './pergunta.entity.js';
import { perguntasList } from './perguntas.list.js';
import { PerguntasService } from './perguntas.service.js';

@ApiTags('Perguntas')
@Controller('api/perguntas')
@Section('perguntas')
export class PerguntasController {
  constructor(private readonly perguntas: PerguntasService) {}

  @Get()
  @PublicAndEditor()
  @Kept(Pergunta, Fotografia)
  @ApiOperation({ summary: 'Listar as perguntas, por página e pela sua ordem' })
  @AnswersPage(PerguntaDto, perguntasList, PerguntaDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Pergunta>> {
    return this.perguntas.records.list(query);
  }

  @Get(':id')
  @PublicAndEditor()
  @Kept(Pergunta, Fotografia)
  @ApiOperation({ summary: 'Ler uma pergunta' })
  @ApiReadRecord(PerguntaDto)
  async get(@Param('id', IdPipe) id: number): Promise<PerguntaDto> {
    return PerguntaDto.from(await this.perguntas.records.getOrThrow(id));
  }

  @Post()
  @Editor()
  @ApiOperation({ summary: 'Criar uma pergunta, no fim da sua página' })
  @ApiCreateRecord(PerguntaDto)
  async create(@Body() body: PerguntaInputDto): Promise<PerguntaDto> {
    return PerguntaDto.from(await this.perguntas.create(body));
  }

  @Put('ordem')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ordenar as perguntas de uma página' })
  @ApiReorder()
  reorder(@Body() { ids, pagina }: OrdemPerguntasInputDto): Promise<void> {
    return this.perguntas.records.reorder(ids, { pagina });
  }

  @Put(':id')
  @Editor()
  @ApiOperation({ summary: 'Substituir uma pergunta' })
  @ApiReplaceRecord(PerguntaDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: PerguntaUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<PerguntaDto> {
    requireSameId(id, body.id);
    return PerguntaDto.from(await this.perguntas.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete(':id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar uma pergunta' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.perguntas.records.remove(id);
  }
}
