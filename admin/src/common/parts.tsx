import {
  type Breakpoint,
  Paper,
  styled,
  type SxProps,
  type Theme,
  Typography,
  type TypographyProps,
} from '@mui/material';
import { type CSSProperties, type ElementType, type FormEvent, type ReactNode, useId } from 'react';
import { palette } from '../theme/palette.js';

interface FillProps {
  /** The room below which it takes a line of its own. */
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

interface StackProps extends FillProps, Pick<CSSProperties, 'alignContent' | 'alignItems' | 'justifyItems'> {
  readonly gap?: number;
  /** The columns of a grid, where things stand beside each other as well. */
  readonly columns?: string;
  /** The width from which on there are these columns; below it there is one. */
  readonly columnsFrom?: Breakpoint;
}

/** Things below each other; with a basis they fill a row together. */
export const Stack = styled('div')<StackProps>(({ theme, gap = 2, columns, columnsFrom, basis, ...alignment }) => ({
  display: 'grid',
  gap: theme.spacing(gap),
  gridTemplateColumns: columnsFrom === undefined ? columns : 'minmax(0, 1fr)',
  ...(columnsFrom !== undefined && { [theme.breakpoints.up(columnsFrom)]: { gridTemplateColumns: columns } }),
  alignContent: alignment.alignContent,
  alignItems: alignment.alignItems,
  justifyItems: alignment.justifyItems,
  ...(basis !== undefined && filling(basis)),
}));

/** A screen that is no wider than can be read, its parts below each other. */
export const Screen = styled(Stack, { shouldForwardProp: (name) => name !== 'maxWidth' })<{
  readonly maxWidth?: number;
}>(({ maxWidth = 900 }) => ({
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

/** Words of lesser weight. */
export function Note(props: TypographyProps & { readonly component?: ElementType }) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}

/** The paper that belongs together lies on. */
export const Sheet = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3) },
  minWidth: 0,
  border: `1px solid ${palette.ink.line}`,
  borderRadius: 21,
})) as typeof Paper;

/** Says above a list what is in it. */
export const Introduction = styled(Typography)(({ theme }) => ({ maxWidth: '70ch', marginBottom: theme.spacing(2) }));

const PanelHead = styled(Row)(({ theme }) => ({ marginBottom: theme.spacing(1) }));

export interface PanelProps {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly id?: string;
  /** Sends the form that the panel then is. */
  readonly onSubmit?: (event: FormEvent) => void;
  readonly className?: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

export function Panel({ title, action, id, onSubmit, className, sx, children }: PanelProps) {
  const titleId = useId();
  return (
    <Sheet
      {...(onSubmit === undefined ? { component: 'section' } : { component: 'form', noValidate: true, onSubmit })}
      id={id}
      className={className}
      aria-labelledby={titleId}
      sx={sx}
    >
      <PanelHead className="inteiro" justifyContent="space-between">
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {action}
      </PanelHead>
      {children}
    </Sheet>
  );
}

const Detailed = styled(Row)({ paddingBlock: 10, borderTop: `1px solid ${palette.ink.line}` });

interface DetailedRowProps {
  readonly title: ReactNode;
  readonly detail: ReactNode;
  readonly children?: ReactNode;
}

export function DetailedRow({ title, detail, children }: DetailedRowProps) {
  return (
    <Detailed as="li" alignItems="stretch">
      <Fill basis="14rem">
        <Typography variant="subtitle1">{title}</Typography>
        <Note>{detail}</Note>
      </Fill>
      <Row gap={0.5} alignItems="start">
        {children}
      </Row>
    </Detailed>
  );
}

export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: string | null])[] }) {
  return (
    <Stack as="dl" gap={0.75}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </Stack>
  );
}
