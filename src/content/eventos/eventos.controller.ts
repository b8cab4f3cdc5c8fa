import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicAndEditor } from '#platform/access/access.decorator.js';
import { Kept } from '#platform/cache/kept.decorator.js';
import { ContentController } from '../shared/content.controller.js';
import { EventoDto, EventoInputDto, EventoUpdateDto } from './evento.dto.js';
import { Evento, eventTypes } from './evento.entity.js';
import { eventosList, EventosService } from './eventos.service.js';

@ApiTags('Eventos')
@Controller()
export class EventosController extends ContentController({
  entity: Evento,
  service: EventosService,
  list: eventosList,
  path: 'api/eventos',
  removed: 'api/eventos/delete/:id',
  input: EventoInputDto,
  update: EventoUpdateDto,
  wire: EventoDto,
  queries: [
    { name: 'tipo', required: false, enum: eventTypes },
    { name: 'ano', required: false, example: '2026' },
  ],
  search: { found: ({ id, titulo }) => ({ id, titulo }) },
  summaries: {
    list: 'Listar eventos',
    get: 'Ler um evento',
    create: 'Criar um evento',
    update: 'Substituir um evento',
    remove: 'Eliminar um evento',
  },
}) {
  @Get('api/eventos/anos')
  @PublicAndEditor('Listar os anos que têm eventos')
  @Kept(Evento)
  @ApiOkResponse({ type: [Number], description: 'Do primeiro ao último.' })
  years(): Promise<number[]> {
    return this.content.years();
  }
}
