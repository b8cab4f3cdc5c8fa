import { ApiSchema } from '@nestjs/swagger';
import { FlagField } from '../../../platform/dto/fields.js';
import { TestemunhoFieldsDto } from './testemunho-fields.dto.js';

@ApiSchema({ name: 'MembroInput' })
export class MembroInputDto extends TestemunhoFieldsDto {
  @FlagField({
    label: 'A marca de rascunho',
    optional: true,
    description: 'Um rascunho só é visto por administradores; `false` aprova-o.',
  })
  rascunho?: boolean | null;
}
