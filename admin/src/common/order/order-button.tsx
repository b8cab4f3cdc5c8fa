import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Box, Button, DialogContentText, IconButton } from '@mui/material';
import { HttpError, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { palette } from '../../theme/palette.js';
import { FormDialog, useClosingChange } from '../form/form-dialog.js';
import { useSection } from '../section/section-context.js';
import { useAttempt } from '../use-attempt.js';
import { useMoves } from './use-moves.js';
import { Fill } from '../parts.js';

interface OrderButtonProps {
  readonly label: string;
  /** Selects those of the section's records that are one list; all, if left out. It is told to the API with the order. */
  readonly within?: Readonly<Record<string, string>>;
}

const ALL = { page: 1, perPage: 1_000 };
/** Opens the records of the section, all of them, to be put into another order. */
export function OrderButton({ label, within = {} }: OrderButtonProps) {
  const { name: resource } = useSection();
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const { isBusy, attempt } = useAttempt();

  const open = async (calls: AdminDataProvider): Promise<void> => {
    const sort = { field: 'ordem', order: 'ASC' } as const;
    const { data } = await calls.getList(resource, { pagination: ALL, sort, filter: within });
    setRecords(data);
  };

  return (
    <>
      <Button
        startIcon={<SwapVertIcon />}
        variant="outlined"
        disabled={isBusy}
        onClick={() => void attempt(open, '', 'Não foi possível ler a lista. Tente novamente.')}
      >
        {label}
      </Button>
      {records !== null && (
        <OrderDialog label={label} within={within} records={records} onClose={() => setRecords(null)} />
      )}
    </>
  );
}

interface OrderDialogProps extends Required<OrderButtonProps> {
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
}

/** An order that the API refuses is answered with its reason; any other failure has the dialog's own words. */
function throwReason(error: unknown): never {
  throw error instanceof HttpError && error.status === 409 ? error : new Error();
}

/** Puts records into another order: each can be dragged, and moved up and down by buttons. */
function OrderDialog({ label, within, records, onClose }: OrderDialogProps) {
  const { name: resource, recordRepresentation } = useSection();
  const { state, attempt } = useClosingChange(onClose);
  const [items, setItems] = useState(records);
  const nameOf = (record: RaRecord | undefined): string => (record && recordRepresentation?.(record)) ?? '';
  const words = { moved: (from: number) => `«${nameOf(items[from])}» passou`, removed: () => '' };
  const { list, said, itemAt, buttonAt } = useMoves({ items, isDisabled: state.isSending, onChange: setItems, words });
  const isChanged = items.some((item, index) => item !== records[index]);
  const save = (calls: AdminDataProvider) =>
    calls.reorder(resource, { ...within, ids: items.map(({ id }) => Number(id)) }).catch(throwReason);

  return (
    <FormDialog
      title={label}
      record={{}}
      state={state}
      label="Guardar a ordem"
      isWaiting={!isChanged}
      isTouched={isChanged}
      onSubmit={() => attempt(save, 'Ordem guardada.', 'Não foi possível guardar a ordem. Tente novamente.')}
      onClose={onClose}
    >
      <DialogContentText>Arraste, ou use as setas de cada linha. O site muda quando guardar.</DialogContentText>
      <ul className="lista" ref={list}>
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.id}
            {...itemAt(index)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              bgcolor: 'background.paper',
              cursor: state.isSending ? 'default' : 'grab',
              '& + &': { borderTop: `1px solid ${palette.ink.line}` },
            }}
          >
            <DragIndicatorIcon aria-hidden sx={{ color: palette.ink.faint }} />
            <Fill>
              {index + 1}. {nameOf(item)}
            </Fill>
            <IconButton aria-label={`Subir ${nameOf(item)}`} {...buttonAt(index, 'back')}>
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton aria-label={`Descer ${nameOf(item)}`} {...buttonAt(index, 'forth')}>
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </ul>
      <div role="status" className="so-ouvir">
        {said}
      </div>
    </FormDialog>
  );
}
