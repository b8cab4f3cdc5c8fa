import { ChoiceField } from '../../platform/dto/fields.js';
import { emblemColours, emblemShapes } from './emblem.js';

/** The drawing that stands where there is no picture. */
export const EmblemShapeField = () =>
  ChoiceField({
    label: 'O desenho',
    values: emblemShapes,
    optional: true,
    description: 'O desenho que aparece onde não há imagem.',
  });

/** The colour under that drawing. */
export const EmblemColourField = () =>
  ChoiceField({ label: 'A cor do desenho', values: emblemColours, optional: true });
