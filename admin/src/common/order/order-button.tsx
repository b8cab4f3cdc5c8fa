import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Alert, Box, Button, DialogContentText, IconButton } from '@mui/material';
import { HttpError, type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { palette } from '../../theme/palette.js';
import { useSection } from '../section/section-context.js';
import { BANNER_MS } from '../timed-state.js';
import { TitledDialog } from '../titled-dialog.js';
import { useAttempt } from '../use-attempt.js';
import { visuallyHidden } from '../visually-hidden.js';
import { useMoves } from './use-moves.js';

interface OrderButtonProps {
  readonly label: string;
  /** Selects those of the section's records that are one list; all, if left out. It is told to the API with the order. */
  readonly within?: Readonly<Record<string, string>>;
}

const ALL = { page: 1, perPage: 1_000 };
const FAILURE = 'Não foi possível ler a lista. Tente novamente.';

export function OrderButton({ label, within = {} }: OrderButtonProps) {
  const { name: resource, recordRepresentation } = useSection();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const [records, setRecords] = useState<readonly RaRecord[] | null>(null);
  const { isBusy, attempt } = useAttempt();

  const open = async (): Promise<void> => {
    const sort = { field: 'ordem', order: 'ASC' } as const;
    const { data } = await dataProvider.getList(resource, { pagination: ALL, sort, filter: within });
    setRecords(data);
  };
  const save = async (ids: number[]): Promise<void> => {
    await dataProvider.reorder(resource, { ...within, ids });
    notify('Ordem guardada.', { type: 'success', autoHideDuration: BANNER_MS });
  };

  return (
    <>
      <Button
        startIcon={<SwapVertIcon />}
        variant="outlined"
        disabled={isBusy}
        onClick={() => void attempt(open, '', FAILURE)}
      >
        {label}
      </Button>
      {records !== null && (
        <OrderDialog
          title={label}
          records={records}
          nameOf={(record) => recordRepresentation?.(record) ?? ''}
          save={save}
          onClose={() => setRecords(null)}
        />
      )}
    </>
  );
}

interface OrderDialogProps {
  readonly title: string;
  readonly records: readonly RaRecord[];
  readonly nameOf: (record: RaRecord) => string;
  readonly save: (ids: number[]) => Promise<void>;
  readonly onClose: () => void;
}

const SAVE_FAILURE = 'Não foi possível guardar a ordem. Tente novamente.';

function OrderDialog({ title, records, nameOf, save, onClose }: OrderDialogProps) {
  const [items, setItems] = useState(records);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState('');
  const isChanged = items.some((item, index) => item !== records[index]);

  const send = async (): Promise<void> => {
    setSaving(true);
    setError('');
    try {
      await save(items.map(({ id }) => Number(id)));
      onClose();
    } catch (failure) {
      const isRefused = failure instanceof HttpError && failure.status === 409;
      setError(isRefused && failure.message !== '' ? failure.message : SAVE_FAILURE);
      setSaving(false);
    }
  };

  return (
    <TitledDialog
      title={title}
      onClose={isSaving ? undefined : onClose}
      isDivided
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancelar
          </Button>
          <Button variant="contained" disabled={isSaving || !isChanged} onClick={() => void send()}>
            {isSaving ? 'A guardar...' : 'Guardar a ordem'}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 1.5 }}>
        Arraste, ou use as setas de cada linha. O site muda quando guardar.
      </DialogContentText>
      {error !== '' && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {error}
        </Alert>
      )}
      <OrderedItems items={items} nameOf={nameOf} isDisabled={isSaving} onChange={setItems} />
    </TitledDialog>
  );
}

interface OrderedItemsProps {
  readonly items: readonly RaRecord[];
  readonly nameOf: (record: RaRecord) => string;
  readonly isDisabled: boolean;
  readonly onChange: (items: RaRecord[]) => void;
}

function OrderedItems({ items, nameOf, isDisabled, onChange }: OrderedItemsProps) {
  const named = (index: number): string => (items[index] === undefined ? '' : nameOf(items[index]));
  const words = { moved: (from: number) => `«${named(from)}» passou`, removed: () => '' };
  const { list, said, move, dragging } = useMoves({ items, onChange, words });
  return (
    <>
      <ul className="lista" ref={list}>
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.id}
            data-place={index}
            draggable={!isDisabled}
            {...dragging(index)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              bgcolor: 'background.paper',
              cursor: isDisabled ? 'default' : 'grab',
              '& + &': { borderTop: `1px solid ${palette.ink.line}` },
            }}
          >
            <DragIndicatorIcon aria-hidden sx={{ color: palette.ink.faint }} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {index + 1}. {nameOf(item)}
            </Box>
            <IconButton
              data-deed="back"
              aria-label={`Subir ${nameOf(item)}`}
              disabled={isDisabled || index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              data-deed="forth"
              aria-label={`Descer ${nameOf(item)}`}
              disabled={isDisabled || index === items.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </ul>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </>
  );
}
