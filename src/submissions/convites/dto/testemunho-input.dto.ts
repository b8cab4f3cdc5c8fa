import { ApiSchema } from '@nestjs/swagger';
import { TextField } from '../../../platform/dto/fields.js';
import { IgnoresUnknownFields } from '../../../platform/http/body.pipe.js';
import { TestemunhoFieldsDto } from '../../../content/equipa/dto/testemunho-fields.dto.js';

const MAX_TOKEN = 100;

@ApiSchema({ name: 'TestemunhoInput' })
@IgnoresUnknownFields()
export class TestemunhoInputDto extends TestemunhoFieldsDto {
  @TextField({ label: 'O convite', max: MAX_TOKEN, description: 'O código que está na ligação do convite.' })
  convite!: string;
}
