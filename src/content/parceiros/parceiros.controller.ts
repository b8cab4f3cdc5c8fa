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
import { OrdemInputDto } from '../shared/ordem.dto.js';
import { requireSameId } from '../shared/same-id.js';
import { ParceiroDto, ParceiroInputDto, ParceiroUpdateDto } from './parceiro.dto.js';
import { Parceiro } from './parceiro.entity.js';
import { parceirosList } from './parceiros.list.js';
import { ParceirosService } from './parceiros.service.js';

@ApiTags('Parceiros')
@Controller('api/parceiros')
@Section('parceiros')
export class ParceirosController {
  constructor(private readonly parceiros: ParceirosService) {}

  @Get()
  @PublicAndEditor()
  @Kept(Parceiro, Fotografia)
  @ApiOperation({ summary: 'Listar os parceiros, pela sua ordem' })
  @AnswersPage(ParceiroDto, parceirosList, ParceiroDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Parceiro>> {
    return this.parceiros.records.list(query);
  }

  @Get(':id')
  @PublicAndEditor()
  @Kept(Parceiro, Fotografia)
  @ApiOperation({ summary: 'Ler um parceiro' })
  @ApiReadRecord(ParceiroDto)
  async get(@Param('id', IdPipe) id: number): Promise<ParceiroDto> {
    return ParceiroDto.from(await this.parceiros.records.getOrThrow(id));
  }

  @Post()
  @Editor()
  @ApiOperation({ summary: 'Criar um parceiro, no fim da lista' })
  @ApiCreateRecord(ParceiroDto)
  async create(@Body() body: ParceiroInputDto): Promise<ParceiroDto> {
    return ParceiroDto.from(await this.parceiros.create(body));
  }

  @Put('ordem')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ordenar os parceiros' })
  @ApiReorder()
  reorder(@Body() { ids }: OrdemInputDto): Promise<void> {
    return this.parceiros.records.reorder(ids);
  }

  @Put(':id')
  @Editor()
  @ApiOperation({ summary: 'Substituir um parceiro' })
  @ApiReplaceRecord(ParceiroDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: ParceiroUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<ParceiroDto> {
    requireSameId(id, body.id);
    return ParceiroDto.from(await this.parceiros.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete(':id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um parceiro' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.parceiros.records.remove(id);
  }
}
