import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Editor, PublicAndEditor } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { IsEditor } from '../../platform/access/current-user.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Kept } from '../../platform/cache/kept.decorator.js';
import { Fotografia } from '../../files/fotografias/fotografia.entity.js';
import { AnswersPage } from '../../platform/lists/answers-page.decorator.js';
import type { Page } from '../../platform/lists/page.js';
import { Membro } from './membro.entity.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import {
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
} from '../../platform/http/api-record.decorators.js';
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { MembroDto, MembroInputDto, MembroUpdateDto } from './membro.dto.js';
import { equipaList } from './equipa.list.js';
import { EquipaService } from './equipa.service.js';

@ApiTags('Equipa')
@Controller()
@Section('equipa')
export class EquipaController {
  constructor(private readonly equipa: EquipaService) {}

  @Get('equipa')
  @PublicAndEditor()
  @Kept(Membro, Fotografia)
  @ApiOperation({ summary: 'Listar a equipa; com sessão, também os rascunhos' })
  @AnswersPage(MembroDto, equipaList, MembroDto.from)
  list(@Query() query: RawListQuery, @IsEditor() isEditor: boolean): Promise<Page<Membro>> {
    return this.equipa.list(query, isEditor);
  }

  @Get('equipa/:id')
  @PublicAndEditor()
  @Kept(Membro, Fotografia)
  @ApiOperation({ summary: 'Ler um membro; com sessão, também um rascunho' })
  @ApiReadRecord(MembroDto)
  async get(@Param('id', IdPipe) id: number, @IsEditor() isEditor: boolean): Promise<MembroDto> {
    return MembroDto.from(await this.equipa.getOrThrow(id, isEditor));
  }

  @Post('equipa')
  @Editor()
  @ApiOperation({ summary: 'Criar um membro' })
  @ApiCreateRecord(MembroDto)
  async create(@Body() body: MembroInputDto): Promise<MembroDto> {
    return MembroDto.from(await this.equipa.create(body));
  }

  @Put('api/equipa/:id')
  @Editor()
  @ApiOperation({ summary: 'Substituir um membro; `rascunho: false` aprova-o' })
  @ApiReplaceRecord(MembroDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: MembroUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<MembroDto> {
    requireSameId(id, body.id);
    return MembroDto.from(await this.equipa.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete('api/equipa/delete/:id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um membro' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.equipa.records.remove(id);
  }
}
