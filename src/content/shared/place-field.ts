import { IntegerField } from '../../platform/dto/fields.js';

const MAX_INTEGER = 2_147_483_647;

/** The place in its list that a client sends back with a whole record: checked, never stored. */
export const PlaceField = () =>
  IntegerField({
    label: 'A ordem',
    min: 0,
    max: MAX_INTEGER,
    optional: true,
    example: 1,
    description: 'Só é mudada pela ordem da lista toda.',
  });
