import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Editor, PublicAndEditor } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { ErrorBody } from '../../platform/errors/error-body.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Kept } from '../../platform/cache/kept.decorator.js';
import { Fotografia } from '../../files/fotografias/fotografia.entity.js';
import { AnswersPage } from '../../platform/lists/answers-page.decorator.js';
import type { Page } from '../../platform/lists/page.js';
import { Artigo } from './artigo.entity.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import {
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
} from '../../platform/http/api-record.decorators.js';
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { ArtigoDto, ArtigoInputDto, ArtigoRowDto, ArtigoUpdateDto } from './artigo.dto.js';
import { imprensaList } from './imprensa.list.js';
import { ImprensaService } from './imprensa.service.js';

@ApiTags('Imprensa')
@Controller('api')
@Section('imprensa')
export class ImprensaController {
  constructor(private readonly imprensa: ImprensaService) {}

  @Get('imprensa')
  @PublicAndEditor()
  @Kept(Artigo, Fotografia)
  @ApiOperation({ summary: 'Listar artigos, os mais recentes primeiro' })
  @AnswersPage(ArtigoRowDto, imprensaList, ArtigoRowDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Artigo>> {
    return this.imprensa.records.list(query);
  }

  @Get('recentes')
  @PublicAndEditor()
  @Kept(Artigo, Fotografia)
  @ApiOperation({ summary: 'Os artigos mais recentes, cinco no máximo' })
  @AnswersPage(ArtigoRowDto, imprensaList, ArtigoRowDto.from)
  recent(@Query() query: RawListQuery): Promise<Page<Artigo>> {
    return this.imprensa.recent(query);
  }

  @Get('imprensa/relacionados/:category/:id')
  @PublicAndEditor()
  @Kept(Artigo, Fotografia)
  @ApiOperation({ summary: 'Outros artigos da mesma categoria, cinco no máximo' })
  @AnswersPage(ArtigoRowDto, imprensaList, ArtigoRowDto.from)
  @ApiNotFoundResponse({ type: ErrorBody, description: 'O identificador não é um.' })
  related(
    @Param('category') category: string,
    @Param('id', IdPipe) id: number,
    @Query() query: RawListQuery,
  ): Promise<Page<Artigo>> {
    return this.imprensa.related(category, id, query);
  }

  @Get('imprensa/:id')
  @PublicAndEditor()
  @Kept(Artigo, Fotografia)
  @ApiOperation({ summary: 'Ler um artigo' })
  @ApiReadRecord(ArtigoDto)
  async get(@Param('id', IdPipe) id: number): Promise<ArtigoDto> {
    return ArtigoDto.from(await this.imprensa.records.getOrThrow(id));
  }

  @Post('imprensa')
  @Editor()
  @ApiOperation({ summary: 'Criar um artigo' })
  @ApiCreateRecord(ArtigoDto)
  async create(@Body() body: ArtigoInputDto): Promise<ArtigoDto> {
    return ArtigoDto.from(await this.imprensa.create(body));
  }

  @Put('imprensa/:id')
  @Editor()
  @ApiOperation({ summary: 'Substituir um artigo' })
  @ApiReplaceRecord(ArtigoDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: ArtigoUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<ArtigoDto> {
    requireSameId(id, body.id);
    return ArtigoDto.from(await this.imprensa.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete('imprensa/delete/:id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um artigo' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.imprensa.records.remove(id);
  }
}
