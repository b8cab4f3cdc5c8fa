import { ApiSchema } from '@nestjs/swagger';
import { ChoiceField, IntegerField, MomentField, TextField } from '../../../platform/dto/fields.js';
import { PhotosField, UrlField } from '../../../platform/dto/url-fields.js';
import { eventLimits, type EventType, eventTypes } from '../evento.entity.js';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2030;

@ApiSchema({ name: 'EventoInput' })
export class EventoInputDto {
  @TextField({ label: 'O título', max: eventLimits.titulo, example: 'Festival DFC 2026' })
  titulo!: string;

  @TextField({ label: 'A descrição', max: eventLimits.descricao, optional: true })
  descricao?: string | null;

  @TextField({ label: 'O texto de chamada', max: eventLimits.hook, optional: true })
  hook?: string | null;

  @UrlField({ label: 'A imagem principal', optional: true })
  url?: string | null;

  @MomentField({ label: 'A data de início' })
  data!: Date;

  @MomentField({ label: 'A data de fim', optional: true })
  dataFim?: Date | null;

  @ChoiceField({ label: 'O tipo', values: eventTypes, optional: true, description: 'Por omissão, `proximo`.' })
  tipo?: EventType | null;

  @IntegerField({
    label: 'O ano',
    min: FIRST_YEAR,
    max: LAST_YEAR,
    optional: true,
    description: 'Por omissão, o do início.',
  })
  ano?: number | null;

  @UrlField({ label: 'O vídeo', optional: true })
  video?: string | null;

  @TextField({ label: 'O local', max: eventLimits.local, example: 'Vila Nova de Gaia' })
  local!: string;

  @UrlField({ label: 'O website oficial', optional: true })
  websiteOficial?: string | null;

  @TextField({ label: 'A admissão', max: eventLimits.admissao, optional: true, example: 'Entrada livre' })
  admissao?: string | null;

  @PhotosField()
  fotos?: string[] | null;
}
