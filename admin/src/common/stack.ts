import { styled } from '@mui/material';
import type { CSSProperties } from 'react';

interface FillProps {
  /** Where a row has less room left than this, it is a line of its own. */
  readonly basis?: string;
}

const filling = (basis: string) => ({ flex: `1 1 ${basis}`, minWidth: 0 });

/** Takes the room that a row has left. */
export const Fill = styled('div')<FillProps>(({ basis = '0%' }) => filling(basis));

interface RowProps extends Pick<CSSProperties, 'alignItems' | 'flexWrap' | 'justifyContent'> {
  readonly gap?: number;
}

/** Things side by side, in as many lines as they need. */
export const Row = styled('div')<RowProps>(
  ({ theme, gap = 1, alignItems = 'center', flexWrap = 'wrap', justifyContent }) => ({
    display: 'flex',
    flexWrap,
    alignItems,
    justifyContent,
    gap: theme.spacing(gap),
  }),
);

interface StackProps extends FillProps, Pick<CSSProperties, 'alignContent' | 'justifyItems'> {
  readonly gap?: number;
  /** The columns of a grid, where things stand beside each other as well. */
  readonly columns?: string;
}

/** Things below each other; with a basis they fill a row together. */
export const Stack = styled('div')<StackProps>(({ theme, gap = 2, columns, basis, alignContent, justifyItems }) => ({
  display: 'grid',
  gap: theme.spacing(gap),
  gridTemplateColumns: columns,
  alignContent,
  justifyItems,
  ...(basis !== undefined && filling(basis)),
}));

/** A screen that is no wider than can be read, its parts below each other. */
export const Screen = styled(Stack)<{ readonly maxWidth?: number }>(({ maxWidth = 900 }) => ({
  maxWidth,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
}));

/** Leads from a list to other screens, and has the buttons that are about the list as a whole. */
export const AboveList = styled(Row)(({ theme }) => ({ marginBottom: theme.spacing(1.5) }));

/** Words of a stranger in a column: they break anywhere rather than take the width of other columns. */
export const Broken = styled('div')<{ readonly minWidth?: string }>(({ minWidth }) => ({
  overflowWrap: 'anywhere',
  minWidth,
}));
