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

/** The colours of the disc: those of the four steps. */
export const emblemColours = ['sentir', 'imaginar', 'fazer', 'partilhar'] as const;

/** The drawing of a record that has no picture: its shape, and the colour of its disc. */
export interface Emblem {
  forma: (typeof emblemShapes)[number];
  cor: (typeof emblemColours)[number];
}

/** Returns the emblem that a body states, a star in the colour of `imaginar` where it states none. */
export const emblemOf = ({ forma, cor }: { [Part in keyof Emblem]?: Emblem[Part] | null }): Emblem => ({
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
