import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ColourChip } from '../colour-chip.js';
import { formatDay, formatMoment } from '../dates/format-date.js';
import { When } from '../dates/when.js';
import { situationOf } from '../../publishing/situation.js';
import { StateCell } from '../../publishing/states.js';
import { Thumbnail } from '../../pictures/thumbnail.js';
import { Row } from '../stack.js';
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

export function EditLink() {
  const { record, name } = useNamedRecord();
  const path = placeOf(useSection(), record.id);
  return (
    <Button component={Link} to={path} startIcon={<EditIcon />} aria-label={`Editar ${name}`}>
      Editar
    </Button>
  );
}

/** Marks a record that only stands in for a real one. */
export function SampleChip() {
  return <ColourChip colour="yellow" label="Exemplo" />;
}

export const sampleColumn = {
  source: 'exemplo',
  label: 'Conteúdo de exemplo',
  isSortable: false,
  cell: ({ exemplo }: RaRecord) => exemplo === true && <SampleChip />,
};

export const titleColumn = (source: string, label: string) => ({ source, label, cell: () => <TitleCell /> });

export const idColumn = { source: 'id', label: 'ID', isExportOnly: true } as const;

type With<Field extends string> = { readonly [Name in Field]?: string | null };

export function pictureColumn<Field extends string>(source: Field, label = 'Imagem') {
  const cell = (record: With<Field>) => <Thumbnail url={record[source]} />;
  return { source, label, cell, isSortable: false, width: '96px' };
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

interface PictureCardProps {
  readonly image?: string | null;
  /** The element in the picture's place, where there is no image to show. */
  readonly picture?: ReactNode;
  /** Its title, if not the record's name. */
  readonly title?: string;
  /** The lines under the title. */
  readonly children?: ReactNode;
  /** Its buttons, if not just the one that leads to its editor. */
  readonly actions?: ReactNode;
}

/** A row with a picture, on a phone. */
export function PictureCard({ image, picture, title, children, actions = <EditLink /> }: PictureCardProps) {
  const { name } = useNamedRecord();
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {picture ?? <Thumbnail url={image} size={64} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1">{title ?? name}</Typography>
        {children}
        <Row gap={0} sx={{ justifyContent: 'flex-end', mt: 0.5 }}>
          {actions}
        </Row>
      </Box>
    </Box>
  );
}
