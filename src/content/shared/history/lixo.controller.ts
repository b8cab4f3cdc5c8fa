import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Editor } from '../../../platform/access/access.decorator.js';
import { Audited, Section } from '../../../platform/audit/audited.decorator.js';
import { ApiReadRecord, ApiRemoveRecord } from '../../../platform/http/api-record.decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { AnswersPage } from '../../../platform/lists/answers-page.decorator.js';
import { FoundInPanel } from '../../../platform/lists/found-in-panel.decorator.js';
import type { RawListQuery } from '../../../platform/lists/list-query.js';
import type { Page } from '../../../platform/lists/page.js';
import { Bin, type BinnedSeen } from './bin.service.js';
import { BinnedDto, BroughtBackDto } from './history.dto.js';
import { lixoList } from './lixo.list.js';

/** Removed records, until they go for good. */
@ApiTags('Lixo')
@Controller('api/lixo')
@Section(lixoList.resource)
export class LixoController {
  constructor(private readonly bin: Bin) {}

  @Get()
  @Editor()
  @ApiOperation({ summary: 'Listar o que foi eliminado e ainda pode voltar' })
  @AnswersPage(BinnedDto, lixoList, BinnedDto.from)
  @FoundInPanel({ resource: lixoList.resource, found: ({ row: { id, titulo } }: BinnedSeen) => ({ id, titulo }) })
  list(@Query() query: RawListQuery): Promise<Page<BinnedSeen>> {
    return this.bin.list(query);
  }

  @Post(':id/reposicao')
  @Editor()
  @Audited('repôs')
  @HttpCode(200)
  @ApiOperation({ summary: 'Repor um registo eliminado, com o identificador e o histórico que tinha' })
  @ApiReadRecord(BroughtBackDto)
  async bringBack(@Param('id', IdPipe) id: number): Promise<BroughtBackDto> {
    const { resource, recordId } = await this.bin.bringBack(id);
    return { recurso: resource, registo: recordId };
  }

  @Delete(':id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar de vez, com o histórico' })
  @ApiRemoveRecord()
  erase(@Param('id', IdPipe) id: number): Promise<void> {
    return this.bin.erase(id);
  }
}
