import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Admin, Public } from '../../platform/access/access.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { answerPage } from '../../platform/lists/answer-page.js';
import { ApiList } from '../../platform/lists/api-list.decorator.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import {
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
} from '../../platform/http/api-record.decorators.js';
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { MaterialInputDto } from './dto/material-input.dto.js';
import { MaterialUpdateDto } from './dto/material-update.dto.js';
import { MaterialDto } from './dto/material.dto.js';
import { materiaisList } from './materiais.list.js';
import { MateriaisService } from './materiais.service.js';

@ApiTags('Material pedagógico')
@Controller()
export class MateriaisController {
  constructor(private readonly materiais: MateriaisService) {}

  @Get('materialpost')
  @Public()
  @ApiOperation({ summary: 'Listar o material pedagógico, o mais recente primeiro' })
  @ApiList(MaterialDto, materiaisList)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<MaterialDto[]> {
    return answerPage(response, materiaisList.resource, await this.materiais.records.list(query), MaterialDto.from);
  }

  @Get('materialpost/:id')
  @Public()
  @ApiOperation({ summary: 'Ler um material' })
  @ApiReadRecord(MaterialDto)
  async get(@Param('id', IdPipe) id: number): Promise<MaterialDto> {
    return MaterialDto.from(await this.materiais.records.getOrThrow(id));
  }

  @Post('materialpost')
  @Admin()
  @ApiOperation({ summary: 'Criar um material' })
  @ApiCreateRecord(MaterialDto)
  async create(@Body() body: MaterialInputDto): Promise<MaterialDto> {
    return MaterialDto.from(await this.materiais.create(body));
  }

  @Put('materialpost/:id')
  @Admin()
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
  @Admin()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um material' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.materiais.records.remove(id);
  }
}
