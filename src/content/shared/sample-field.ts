import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '../../platform/dto/fields.js';

/** Whether a record only stands in for a real one; a change that does not say leaves it as it is. */
export const SampleField = () =>
  FlagField({
    label: 'A marca de exemplo',
    optional: true,
    description: 'Conteúdo de exemplo, que o site marca como tal; `false` diz que passou a ser da associação.',
  });

/** `@ApiProperty` of the same in an answer. */
export const ApiSample = () => ApiProperty({ example: false, description: 'Conteúdo de exemplo.' });
