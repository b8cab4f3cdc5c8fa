import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Admin, Public } from '../common/access/access.decorator.js';
import { ErrorBody } from '../common/errors/error-body.js';
import { IdPipe } from '../common/http/id.pipe.js';
import { answerPage } from '../common/lists/answer-page.js';
import { ApiList } from '../common/lists/api-list.decorator.js';
import type { RawListQuery } from '../common/lists/list-query.js';
import { expectedVersion } from '../common/records/expected-version.js';
import { requireSameId } from '../common/records/same-id.js';
import { EventoInputDto } from './dto/evento-input.dto.js';
import { EventoUpdateDto } from './dto/evento-update.dto.js';
import { EventoDto } from './dto/evento.dto.js';
import { eventTypes } from './evento.entity.js';
import { eventosList } from './eventos.list.js';
import { EventosService } from './eventos.service.js';

@ApiTags('Eventos')
@Controller('api/eventos')
export class EventosController {
  constructor(private readonly eventos: EventosService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Listar eventos' })
  @ApiQuery({ name: 'tipo', required: false, enum: eventTypes })
  @ApiQuery({ name: 'ano', required: false, example: '2026' })
  @ApiList(EventoDto, eventosList)
  async list(@Query() query: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<EventoDto[]> {
    return answerPage(response, eventosList.resource, await this.eventos.list(query), EventoDto.from);
  }

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'Ler um evento' })
  @ApiOkResponse({ type: EventoDto })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  async get(@Param('id', IdPipe) id: number): Promise<EventoDto> {
    return EventoDto.from(await this.eventos.getOrThrow(id));
  }

  @Post()
  @Admin()
  @ApiOperation({ summary: 'Criar um evento' })
  @ApiCreatedResponse({ type: EventoDto })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'Campos errados.' })
  async create(@Body() body: EventoInputDto): Promise<EventoDto> {
    return EventoDto.from(await this.eventos.create(body));
  }

  @Put(':id')
  @Admin()
  @ApiOperation({ summary: 'Substituir um evento' })
  @ApiOkResponse({ type: EventoDto })
  @ApiBadRequestResponse({ type: ErrorBody, description: 'Campos errados.' })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  @ApiConflictResponse({ type: ErrorBody, description: 'Alterado por outra pessoa.' })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: EventoUpdateDto,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EventoDto> {
    requireSameId(id, body.id);
    return EventoDto.from(await this.eventos.update(id, body, expectedVersion(body.versao, ifMatch)));
  }

  @Delete('delete/:id')
  @Admin()
  @HttpCode(204)
  @ApiOperation({ summary: 'Eliminar um evento' })
  @ApiNoContentResponse({ description: 'Eliminado.' })
  @ApiNotFoundResponse({ type: ErrorBody, description: 'Não existe.' })
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.eventos.remove(id);
  }
}
