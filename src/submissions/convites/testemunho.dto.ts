import { ApiSchema } from '@nestjs/swagger';
import { TestemunhoFieldsDto } from '#content/equipa/membro.dto.js';
import { TextField } from '#platform/dto/fields.js';
import { IgnoresUnknownFields } from '#platform/http/body.pipe.js';

const MAX_TOKEN = 100;

@ApiSchema({ name: 'TestemunhoInput' })
@IgnoresUnknownFields()
export class TestemunhoInputDto extends TestemunhoFieldsDto {
  @TextField({ label: 'O convite', max: MAX_TOKEN, description: 'O código que está na ligação do convite.' })
  convite!: string;
}
