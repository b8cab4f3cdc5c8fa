import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { HttpError, type RaRecord } from 'ra-core';
import { useId, useState } from 'react';
import { OrderedItems } from './ordered-items.js';

interface OrderDialogProps {
  readonly title: string;
  readonly records: readonly RaRecord[];
  readonly nameOf: (record: RaRecord) => string;
  /** Stores the order. @throws what the API refuses it with */
  readonly save: (ids: number[]) => Promise<void>;
  readonly onClose: () => void;
}

const FAILURE = 'Não foi possível guardar a ordem. Tente novamente.';

/** Puts the records of a list into another order: by dragging, or with the buttons of each. */
export function OrderDialog({ title, records, nameOf, save, onClose }: OrderDialogProps) {
  const titleId = useId();
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
      setError(isRefused && failure.message !== '' ? failure.message : FAILURE);
      setSaving(false);
    }
  };

  return (
    <Dialog open onClose={isSaving ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 1.5 }}>
          Arraste, ou use as setas de cada linha. O site muda quando guardar.
        </DialogContentText>
        {error !== '' && (
          <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
            {error}
          </Alert>
        )}
        <OrderedItems items={items} nameOf={nameOf} isDisabled={isSaving} onChange={setItems} />
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, py: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={isSaving}>
          Cancelar
        </Button>
        <Button variant="contained" disabled={isSaving || !isChanged} onClick={() => void send()}>
          {isSaving ? 'A guardar...' : 'Guardar a ordem'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
