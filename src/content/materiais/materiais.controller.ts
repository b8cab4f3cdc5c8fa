import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Editor, PublicAndEditor } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Kept } from '../../platform/cache/kept.decorator.js';
import { Fotografia } from '../../files/fotografias/fotografia.entity.js';
import { AnswersPage } from '../../platform/lists/answers-page.decorator.js';
import type { Page } from '../../platform/lists/page.js';
import { Material } from './material.entity.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import {
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
} from '../../platform/http/api-record.decorators.js';
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { MaterialDto, MaterialInputDto, MaterialUpdateDto } from './material.dto.js';
import { materiaisList } from './materiais.list.js';
import { MateriaisService } from './materiais.service.js';

@ApiTags('Material pedagógico')
@Controller()
@Section('materialpost')
export class MateriaisController {
  constructor(private readonly materiais: MateriaisService) {}

  @Get('materialpost')
  @PublicAndEditor()
  @Kept(Material, Fotografia)
  @ApiOperation({ summary: 'Listar o material pedagógico, o mais recente primeiro' })
  @AnswersPage(MaterialDto, materiaisList, MaterialDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Material>> {
    return this.materiais.records.list(query);
  }

  @Get('materialpost/:id')
  @PublicAndEditor()
  @Kept(Material, Fotografia)
  @ApiOperation({ summary: 'Ler um material' })
  @ApiReadRecord(MaterialDto)
  async get(@Param('id', IdPipe) id: number): Promise<MaterialDto> {
    return MaterialDto.from(await this.materiais.records.getOrThrow(id));
  }

  @Post('materialpost')
  @Editor()
  @ApiOperation({ summary: 'Criar um material' })
  @ApiCreateRecord(MaterialDto)
  async create(@Body() body: MaterialInputDto): Promise<MaterialDto> {
    return MaterialDto.from(await this.materiais.create(body));
  }

  @Put('materialpost/:id')
  @Editor()
  @ApiOperation({ summary: 'Substituir um material' })
  @ApiReplaceRecord(MaterialDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: MaterialUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<MaterialDto> {
    requireSameId(id, body.id);
    return MaterialDto.from(await this.materiais.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete('api/materialpost/delete/:id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um material' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.materiais.records.remove(id);
  }
}
