import { ApiSchema } from '@nestjs/swagger';
import { MomentField } from '../../../platform/dto/fields.js';
import { RecordIdField, RecordVersionField } from '../../shared/record-key-fields.js';
import { MaterialInputDto } from './material-input.dto.js';

/** A whole material as the back office sends it back: what only the server sets is checked, never stored. */
@ApiSchema({ name: 'MaterialUpdate' })
export class MaterialUpdateDto extends MaterialInputDto {
  @RecordIdField()
  id?: number;

  @RecordVersionField()
  versao?: number;

  @MomentField({ label: 'A data de criação', optional: true })
  createdAt?: Date;
}
