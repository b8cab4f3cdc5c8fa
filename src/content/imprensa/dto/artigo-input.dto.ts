import { ApiSchema } from '@nestjs/swagger';
import { TextField } from '../../../platform/dto/fields.js';
import { articleLimits } from '../artigo.entity.js';
import { ArtigoFieldsDto } from './artigo-fields.dto.js';

@ApiSchema({ name: 'ArtigoInput' })
export class ArtigoInputDto extends ArtigoFieldsDto {
  @TextField({ label: 'A descrição', max: articleLimits.descricao })
  descricao!: string;
}
