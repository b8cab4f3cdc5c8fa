import { ApiSchema } from '@nestjs/swagger';
import { IntegerField, TextField } from '../../../platform/dto/fields.js';
import { INVITATION_NOTE_LENGTH } from '../convite.entity.js';

const MAX_DAYS = 90;

@ApiSchema({ name: 'ConviteInput' })
export class ConviteInputDto {
  @TextField({
    label: 'A nota',
    max: INVITATION_NOTE_LENGTH,
    optional: true,
    example: 'Voluntária de 2025-2026',
    description: 'Para quem é; só os administradores a veem.',
  })
  nota?: string | null;

  @IntegerField({
    label: 'O número de dias',
    min: 1,
    max: MAX_DAYS,
    optional: true,
    example: 14,
    description: 'Validade; por omissão, 14.',
  })
  dias?: number | null;
}
