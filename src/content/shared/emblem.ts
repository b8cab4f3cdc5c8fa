import { ChoiceField } from '#platform/dto/fields.js';

/** The cut-paper shapes that the site can draw on a disc, where there is no picture. */
export const emblemShapes = [
  'heart',
  'sprout',
  'house',
  'book',
  'sun',
  'hand',
  'bird',
  'bulb',
  'trophy',
  'megaphone',
  'star',
  'eye',
] as const;
export type EmblemShape = (typeof emblemShapes)[number];

/** The colours of the disc: those of the four steps. */
export const emblemColours = ['sentir', 'imaginar', 'fazer', 'partilhar'] as const;
export type EmblemColour = (typeof emblemColours)[number];

/** Returns the emblem that a body states, a star in the colour of `imaginar` where it states none. */
export const emblemOf = ({ forma, cor }: { forma?: EmblemShape | null; cor?: EmblemColour | null }) => ({
  forma: forma ?? 'star',
  cor: cor ?? 'imaginar',
});

/** Both fit every name above, and a few to come. */
export const EMBLEM_LENGTH = 16;

export const EmblemShapeField = () =>
  ChoiceField({
    label: 'O desenho',
    values: emblemShapes,
    optional: true,
    description: 'O desenho que aparece onde não há imagem.',
  });

export const EmblemColourField = () =>
  ChoiceField({ label: 'A cor do desenho', values: emblemColours, optional: true });
