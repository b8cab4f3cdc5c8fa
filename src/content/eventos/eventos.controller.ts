import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Editor, PublicAndEditor } from '../../platform/access/access.decorator.js';
import { Section } from '../../platform/audit/section.decorator.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { Kept } from '../../platform/cache/kept.decorator.js';
import { Fotografia } from '../../files/fotografias/fotografia.entity.js';
import { AnswersPage } from '../../platform/lists/answers-page.decorator.js';
import type { Page } from '../../platform/lists/page.js';
import { Evento } from './evento.entity.js';
import type { RawListQuery } from '../../platform/lists/list-query.js';
import {
  ApiCreateRecord,
  ApiReadRecord,
  ApiRemoveRecord,
  ApiReplaceRecord,
} from '../../platform/http/api-record.decorators.js';
import { expectedVersion } from '../shared/expected-version.js';
import { requireSameId } from '../shared/same-id.js';
import { EventoDto, EventoInputDto, EventoUpdateDto } from './evento.dto.js';
import { eventTypes } from './event-type.js';
import { eventosList } from './eventos.list.js';
import { EventosService } from './eventos.service.js';

@ApiTags('Eventos')
@Controller('api/eventos')
@Section('eventos')
export class EventosController {
  constructor(private readonly eventos: EventosService) {}

  @Get()
  @PublicAndEditor()
  @Kept(Evento, Fotografia)
  @ApiOperation({ summary: 'Listar eventos' })
  @ApiQuery({ name: 'tipo', required: false, enum: eventTypes })
  @ApiQuery({ name: 'ano', required: false, example: '2026' })
  @AnswersPage(EventoDto, eventosList, EventoDto.from)
  list(@Query() query: RawListQuery): Promise<Page<Evento>> {
    return this.eventos.list(query);
  }

  @Get('anos')
  @PublicAndEditor()
  @Kept(Evento)
  @ApiOperation({ summary: 'Listar os anos que têm eventos' })
  @ApiOkResponse({ type: [Number], description: 'Do primeiro ao último.' })
  years(): Promise<number[]> {
    return this.eventos.years();
  }

  @Get(':id')
  @PublicAndEditor()
  @Kept(Evento, Fotografia)
  @ApiOperation({ summary: 'Ler um evento' })
  @ApiReadRecord(EventoDto)
  async get(@Param('id', IdPipe) id: number): Promise<EventoDto> {
    return EventoDto.from(await this.eventos.records.getOrThrow(id));
  }

  @Post()
  @Editor()
  @ApiOperation({ summary: 'Criar um evento' })
  @ApiCreateRecord(EventoDto)
  async create(@Body() body: EventoInputDto): Promise<EventoDto> {
    return EventoDto.from(await this.eventos.create(body));
  }

  @Put(':id')
  @Editor()
  @ApiOperation({ summary: 'Substituir um evento' })
  @ApiReplaceRecord(EventoDto)
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: EventoUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EventoDto> {
    requireSameId(id, body.id);
    return EventoDto.from(await this.eventos.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete('delete/:id')
  @Editor()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um evento' })
  @ApiRemoveRecord()
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.eventos.records.remove(id);
  }
}
