import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, styled, Typography } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { ColourChip } from '../colour-chip.js';
import { formatDay, formatMoment } from '../dates/format-date.js';
import { When } from '../dates/when.js';
import { situationOf } from '../../publishing/situation.js';
import { StateCell } from '../../publishing/states.js';
import { Fill, Note, Row } from '../parts.js';
import { Thumbnail } from '../../pictures/picture.js';
import { useNamedRecord, useSection } from '../section/section-context.js';
import { placeOf } from '../section/section-group.js';

/** The name of the record around, and how it stands. @param props `text` where it is not the name that its section gives it */
export function TitleCell({ text }: { readonly text?: string }) {
  const { record, name } = useNamedRecord();
  return (
    <>
      <Typography variant="subtitle1" sx={{ minWidth: '9rem' }}>
        {text ?? name}
      </Typography>
      <StateCell situacao={situationOf(record)} />
    </>
  );
}

/** Leads to the editor of the record around. @param props `to` where that is another section's */
export function EditLink({ to }: { readonly to?: string }) {
  const { record, name } = useNamedRecord();
  const section = useSection();
  const path = to ?? placeOf(section, record.id);
  return (
    <Button href={path} startIcon={<EditIcon />} aria-label={`Editar ${name}`}>
      Editar
    </Button>
  );
}

/** Marks a record that only stands in for a real one. */
export function SampleChip() {
  return <ColourChip colour="yellow" label="Exemplo" />;
}

export const withSample = (words: string, { exemplo }: { readonly exemplo: boolean }) => (
  <>
    {words} {exemplo && <SampleChip />}
  </>
);

export const sampleColumn = {
  source: 'exemplo',
  label: 'Conteúdo de exemplo',
  isSortable: false,
  cell: ({ exemplo }: RaRecord) => exemplo === true && <SampleChip />,
};

export const titleColumn = (source: string, label: string) => ({ source, label, cell: () => <TitleCell /> });

export const idColumn = { source: 'id', label: 'ID', isExportOnly: true } as const;

type With<Field extends string> = { readonly [Name in Field]?: string | null };

export function pictureColumn<R>(source: string, label: string, picture: (record: R, size: number) => ReactNode) {
  return { source, label, picture, cell: (record: R) => picture(record, 80), isSortable: false, width: '96px' };
}

export function imageColumn<Field extends string>(source: Field, label = 'Imagem') {
  return pictureColumn(source, label, (record: With<Field>, size) => <Thumbnail url={record[source]} size={size} />);
}

/** A day; its moment in exports only. */
export function momentColumn<Field extends string>(source: Field, label: string, hasTime = false) {
  return {
    source,
    label,
    cell: (record: With<Field>) => <When iso={record[source]} hasTime={hasTime} />,
    text: (record: With<Field>) => formatMoment(record[source]),
  };
}

export function dayColumn<Field extends string>(source: Field, label: string) {
  return { ...momentColumn(source, label), text: (record: With<Field>) => formatDay(record[source]) };
}

/** A moment that may be null, in exports only. */
export function exportedMoment<Field extends string>(source: Field, label: string) {
  const text = (record: With<Field>) => formatMoment(record[source], '');
  return { source, label, isExportOnly: true, text };
}

interface RowCardProps {
  readonly picture: ReactNode;
  /** The words that it begins with, where these are not the record's name. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

const CardWords = styled(Note)({ flex: '1 1 11rem', alignSelf: 'start' }) as typeof Note;

/** The facts of a card: under each other on a phone, side by side where there is room. */
export const CardFacts = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(2),
  },
}));

/** A row on a phone, which begins with a picture where its kind has one; its buttons stand beside its lines where there is room. */
export function RowCard({ picture, head, children, actions }: RowCardProps) {
  const { name } = useNamedRecord();
  return (
    <Row gap={1.5} alignItems="stretch">
      {picture}
      <Fill>
        {head ?? <Typography variant="subtitle1">{name}</Typography>}
        <Row alignItems="end" justifyContent="flex-end" gap={0.5}>
          <CardWords component="div">{children}</CardWords>
          {actions && (
            <Row gap={0} justifyContent="flex-end">
              {actions}
            </Row>
          )}
        </Row>
      </Fill>
    </Row>
  );
}
