import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
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
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { EdicaoDto, EdicaoInputDto, EdicaoResumidaDto, EdicaoUpdateDto } from './edicao.dto.js';
import { Edicao } from './edicao.entity.js';
import { edicoesList } from './edicoes.list.js';
import { EdicoesService } from './edicoes.service.js';

@ApiTags('Edições')
@Controller('api/edicoes')
@Section('edicoes')
export class EdicoesController {
  constructor(private readonly edicoes: EdicoesService) {}

  @Get()
  @PublicAndEditor()
  @Kept(Edicao, Fotografia)
  @ApiOperation({ summary: 'Listar as edições do Desafio Escolar, a mais antiga primeiro' })
  @AnswersPage(EdicaoResumidaDto, edicoesList, EdicaoResumidaDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Edicao>> {
    return this.edicoes.records.list(query);
  }

  @Get(':id')
  @PublicAndEditor()
  @Kept(Edicao, Fotografia)
  @ApiOperation({ summary: 'Ler uma edição' })
  @ApiReadRecord(EdicaoDto)
  async get(@Param('id', IdPipe) id: number): Promise<EdicaoDto> {
    return EdicaoDto.from(await this.edicoes.records.getOrThrow(id));
  }

  @Get('ano-letivo/:chave')
  @PublicAndEditor()
  @Kept(Edicao, Fotografia)
  @ApiOperation({ summary: 'Ler a edição de um ano letivo' })
  @ApiParam({ name: 'chave', example: '20252026', description: 'Os dois anos, como no endereço da página.' })
  @ApiReadRecord(EdicaoDto)
  async ofSchoolYear(@Param('chave') chave: string): Promise<EdicaoDto> {
    return EdicaoDto.from(await this.edicoes.ofSchoolYear(chave));
  }

  @Post()
  @Editor()
  @ApiOperation({ summary: 'Criar uma edição' })
  @ApiCreateRecord(EdicaoDto)
  async create(@Body() body: EdicaoInputDto): Promise<EdicaoDto> {
    return EdicaoDto.from(await this.edicoes.create(body));
  }

  @Put(':id')
  @Editor()
  @ApiOperation({ summary: 'Substituir uma edição' })
  @ApiReplaceRecord(EdicaoDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: EdicaoUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EdicaoDto> {
    requireSameId(id, body.id);
    return EdicaoDto.from(await this.edicoes.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete(':id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar uma edição' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.edicoes.records.remove(id);
  }
}
