import { ApiSchema } from '@nestjs/swagger';
import { TextField } from '../../../platform/dto/fields.js';
import { RecordIdField, RecordVersionField } from '../../shared/record-key-fields.js';
import { articleLimits } from '../artigo.entity.js';
import { ArtigoFieldsDto } from './artigo-fields.dto.js';

/** A whole article as the back office sends it back; the description is required only of a new one. */
@ApiSchema({ name: 'ArtigoUpdate' })
export class ArtigoUpdateDto extends ArtigoFieldsDto {
  @TextField({
    label: 'A descrição',
    max: articleLimits.descricao,
    optional: true,
    description: 'Se não vier, fica a que estava.',
  })
  descricao?: string | null;

  @RecordIdField()
  id?: number;

  @RecordVersionField()
  versao?: number;
}
