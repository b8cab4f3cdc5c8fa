import { ApiProperty } from '@nestjs/swagger';
import { IntegerField } from '../../platform/dto/fields.js';

const MAX_INTEGER = 2_147_483_647;

/** The id that a client sends back with a whole record: checked against the path, never stored. */
export const RecordIdField = () => IntegerField({ label: 'O identificador', min: 1, max: MAX_INTEGER, optional: true });

/** The version that a client had before it when it changed a record. */
export const RecordVersionField = () =>
  IntegerField({
    label: 'A versão',
    min: 1,
    max: MAX_INTEGER,
    optional: true,
    example: 1,
    description: 'A que foi lida; se entretanto houve outra, a resposta é 409.',
  });

/** `@ApiProperty` of the version that a record is answered with. */
export const ApiRecordVersion = () =>
  ApiProperty({ example: 1, description: 'A enviar no PUT; uma versão antiga recebe 409.' });
