import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Schemas } from '../../api-types.js';
import { Arrival } from '../dates/when.js';
import { useSection } from '../section/section-context.js';
import { Row, Stack } from '../stack.js';
import { attachmentName } from './attachment-name.js';
import { DocumentButton } from './document-button.js';
import { FieldList, LabelledValue } from './submission-fields.js';

/** The contents of a submission that is set apart, whichever form it came from. */
export type SetApart = Pick<Schemas['Suspeita'], 'id' | 'campos' | 'texto' | 'createdAt'>;

/** Returns the name that the submission gives as its sender: the value of its first field. */
export function whoSent({ campos: [first] }: SetApart): string {
  return first?.valor ?? '';
}

interface SetApartCardProps {
  readonly row: SetApart;
  /** Why it stands apart, and until when. */
  readonly reason: ReactNode;
  readonly documento?: string | null;
  /** The buttons for deciding on the submission. */
  readonly children: ReactNode;
}

/** One submission that somebody has to decide on, whole. What was written is only ever text here. */
export function SetApartCard({ row, reason, documento = null, children }: SetApartCardProps) {
  const { campos, texto, createdAt } = row;
  const { attachment } = useSection();
  return (
    <Stack gap={1.5}>
      <Row sx={{ alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {whoSent(row)}
        </Typography>
        <Arrival iso={createdAt} />
      </Row>
      <Typography>{reason}</Typography>
      <FieldList>
        {campos.map(({ rotulo, valor }) => (
          <LabelledValue key={rotulo} label={rotulo}>
            {valor}
          </LabelledValue>
        ))}
        <LabelledValue label="Texto" isWide>
          {texto}
        </LabelledValue>
      </FieldList>
      {documento !== null && <DocumentButton name={documento} savedAs={attachmentName(attachment, whoSent(row))} />}
      {children}
    </Stack>
  );
}

interface RemoveButtonProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Asks for a submission that stands apart to be deleted. */
export function RemoveButton({ name, isBusy, onRemove }: RemoveButtonProps) {
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      disabled={isBusy}
      onClick={onRemove}
      aria-label={`Eliminar ${name}`}
    >
      Eliminar
    </Button>
  );
}
