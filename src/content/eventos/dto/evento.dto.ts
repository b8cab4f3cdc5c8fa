import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toServedUrl } from '../../../platform/dto/own-url.js';
import { type Evento, type EventType, eventTypes } from '../evento.entity.js';

@ApiSchema({ name: 'Evento' })
export class EventoDto {
  @ApiProperty({ example: 12 })
  id!: number;

  @ApiProperty({ example: 'Festival DFC 2026' })
  titulo!: string;

  @ApiProperty({ type: String, nullable: true })
  descricao!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Texto curto de chamada.' })
  hook!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'uri', description: 'Imagem principal.' })
  url!: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'Início.' })
  data!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Fim.' })
  dataFim!: string | null;

  @ApiProperty({ enum: eventTypes })
  tipo!: EventType;

  @ApiProperty({ example: 2026 })
  ano!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'Criação do registo.' })
  create!: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  video!: string | null;

  @ApiProperty({ example: 'Vila Nova de Gaia' })
  local!: string;

  @ApiProperty({ type: String, nullable: true, format: 'uri' })
  websiteOficial!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Entrada livre' })
  admissao!: string | null;

  @ApiProperty({ type: [String], format: 'uri' })
  fotos!: string[];

  @ApiProperty({ example: 1, description: 'A enviar no PUT; uma versão antiga recebe 409.' })
  versao!: number;

  static readonly from = (row: Evento): EventoDto => ({
    id: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    hook: row.hook,
    url: toServedUrl(row.url),
    data: row.data.toISOString(),
    dataFim: row.dataFim?.toISOString() ?? null,
    tipo: row.tipo,
    ano: row.ano,
    create: row.create.toISOString(),
    video: toServedUrl(row.video),
    local: row.local,
    websiteOficial: toServedUrl(row.websiteOficial),
    admissao: row.admissao,
    fotos: row.fotos.map(toServedUrl).filter((url) => url !== null),
    versao: row.versao,
  });
}
