import { ApiSchema } from '@nestjs/swagger';
import { MomentField } from '../../../platform/dto/fields.js';
import { RecordIdField, RecordVersionField } from '../../shared/record-key-fields.js';
import { EventoInputDto } from './evento-input.dto.js';

/** A whole event as the back office sends it back: what only the server sets is taken and checked, never stored. */
@ApiSchema({ name: 'EventoUpdate' })
export class EventoUpdateDto extends EventoInputDto {
  @RecordIdField()
  id?: number;

  @RecordVersionField()
  versao?: number;

  @MomentField({ label: 'A data de criação', optional: true })
  create?: Date;
}
