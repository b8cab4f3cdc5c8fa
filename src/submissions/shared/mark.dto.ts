import { ApiSchema } from '@nestjs/swagger';
import { FlagField } from '../../platform/dto/fields.js';
import { IgnoresUnknownFields } from '../../platform/http/body.pipe.js';

/** The one thing of a submission that an administrator can change; the rest of the record may come along. */
@ApiSchema({ name: 'Leitura' })
@IgnoresUnknownFields()
export class MarkDto {
  @FlagField({ label: 'A marca de leitura', example: true })
  lida!: boolean;
}
