import { ApiSchema } from '@nestjs/swagger';
import { RecordIdField, RecordVersionField } from '../../shared/record-key-fields.js';
import { MembroInputDto } from './membro-input.dto.js';

/** A whole member as the back office sends it back. */
@ApiSchema({ name: 'MembroUpdate' })
export class MembroUpdateDto extends MembroInputDto {
  @RecordIdField()
  id?: number;

  @RecordVersionField()
  versao?: number;
}
