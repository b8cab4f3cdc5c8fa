import type { Step } from '~/content/types/step';

/** A colour of the four steps, in the roles that pages give it. Whole class names, so that the style sheet holds them. */
export const stepClasses = {
  sentir: { solid: 'bg-sentir', tint: 'bg-sentir-tint', deep: 'text-sentir-deep', mark: 'before:bg-sentir' },
  imaginar: { solid: 'bg-imaginar', tint: 'bg-imaginar-tint', deep: 'text-imaginar-deep', mark: 'before:bg-imaginar' },
  fazer: { solid: 'bg-fazer', tint: 'bg-fazer-tint', deep: 'text-fazer-deep', mark: 'before:bg-fazer' },
  partilhar: {
    solid: 'bg-partilhar',
    tint: 'bg-partilhar-tint',
    deep: 'text-partilhar-deep',
    mark: 'before:bg-partilhar',
  },
} as const satisfies Record<Step, object>;
