import { ApiSchema } from '@nestjs/swagger';
import { IntegerField, MomentField } from '../../common/dto/fields.js';
import { EventoInputDto } from './evento-input.dto.js';

const MAX_INTEGER = 2_147_483_647;

/** A whole event as the back office sends it back: what only the server sets is taken and checked, never stored. */
@ApiSchema({ name: 'EventoUpdate' })
export class EventoUpdateDto extends EventoInputDto {
  @IntegerField({ label: 'O identificador', min: 1, max: MAX_INTEGER, optional: true })
  id?: number;

  @IntegerField({ label: 'A versão', min: 1, max: MAX_INTEGER, optional: true })
  versao?: number;

  @MomentField({ label: 'A data de criação', optional: true })
  create?: Date;
}
