import { Body, Controller, Delete, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Admin } from '#platform/access/access.decorator.js';
import { Audited, Section } from '#platform/audit/audited.decorator.js';
import { ApiCreateRecord, ApiRemoveRecord, Refuses } from '#platform/http/answers.js';
import { IdPipe } from '#platform/http/id.pipe.js';
import { AnswersPage, type Page, type RawListQuery } from '#platform/lists/page.js';
import type { Convite } from './convite.entity.js';
import { convitesList, ConvitesService } from './convites.service.js';
import { ConviteDto, ConviteInputDto, ConviteCriadoDto } from './convite.dto.js';

@ApiTags('Convites')
@Controller('api/convites')
@Section(convitesList.resource)
export class ConvitesController {
  constructor(private readonly convites: ConvitesService) {}

  @Get()
  @Admin('Listar convites para testemunho, os mais recentes primeiro')
  @AnswersPage(ConviteDto, convitesList, ConviteDto.from, {
    found: ({ id, nota }) => ({ id, titulo: nota ?? `convite ${id}` }),
  })
  list(@Query() query: RawListQuery): Promise<Page<Convite>> {
    return this.convites.records.list(query);
  }

  @Post()
  @Admin('Criar um convite de uso único; a ligação só é mostrada agora')
  @Header('Cache-Control', 'no-store')
  @ApiCreateRecord(ConviteCriadoDto)
  async create(@Body() body: ConviteInputDto): Promise<ConviteCriadoDto> {
    const { convite, url } = await this.convites.create(body);
    return Object.assign(ConviteDto.from(convite), { url });
  }

  @Delete(':id')
  @Admin('Anular um convite')
  @Audited('anulou')
  @ApiRemoveRecord()
  @Refuses({ 409: 'Já foi usado.' })
  revoke(@Param('id', IdPipe) id: number): Promise<void> {
    return this.convites.revoke(id);
  }
}
