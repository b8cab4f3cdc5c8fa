import { Panel, type PanelProps } from '../parts.js';

/** Fields under each other, two in a row where there is room; one of class `inteiro` has the row for itself. */
export const fieldsGridSx = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > .inteiro': { gridColumn: '1 / -1' },
} as const;

/** A part of a form that is out of sight is neither laid out nor painted: a key costs the same in a long form as in a short one. */
export const unseenSx = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 30rem' } as const;

const sectionSx = { ...fieldsGridSx, ...unseenSx, '& .MuiFormControl-root': { my: 0.5, width: '100%' } } as const;

export function FormSection(section: Pick<PanelProps, 'title' | 'id' | 'children'>) {
  return <Panel {...section} sx={sectionSx} />;
}
