import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { retidoInput } from '@contract/limits/retido-input';
import { useChange } from '../account/use-change.js';
import type { Schemas } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { lisbonDay } from './dates/lisbon-time.js';
import { useNow } from './dates/use-now.js';
import { FormDialog } from './form/form-dialog.js';
import { BANNER_MS } from './timed-state.js';

const FAILURE = 'Erro ao guardar. Tente novamente.';

interface HoldDialogProps {
  /** The record; while it is not said which, `choice` asks for it. */
  readonly record: { readonly tipo: string; readonly registo: number } | null;
  /** Fields that say which record it is; given what is wrong with each. */
  readonly choice?: (wrong: Readonly<Partial<Record<string, string>>>) => ReactNode;
  readonly held?: Schemas['Retido'] | undefined;
  readonly onClose: () => void;
}

/** Holds a record, says anew why and until when, or holds it no longer. */
export function HoldDialog({ record, choice, held, onClose }: HoldDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const today = lisbonDay(useNow().toISOString());
  const [said, setSaid] = useState({ motivo: held?.motivo ?? '', ate: held?.ate ?? '' });
  const { state, refuse, change } = useChange();

  const attempt = async (action: () => Promise<void>, success: string): Promise<void> => {
    const whole = async (): Promise<void> => {
      await action();
      notify(success, { type: 'success', autoHideDuration: BANNER_MS });
    };
    if ((await change(whole, '', FAILURE)) === true) onClose();
  };
  const submit = (): void => {
    if (held !== undefined) {
      void attempt(() => dataProvider.changeHold(held.id, said), 'O motivo e a data foram alterados.');
    } else if (record === null) {
      refuse('Diga que registo é: o tipo e o número.');
    } else {
      void attempt(() => dataProvider.holdRecord({ ...record, ...said }), 'O registo está retido.');
    }
  };
  const field = (name: keyof typeof said) => ({
    id: `reter-${name}`,
    value: said[name],
    disabled: state.isSending,
    error: state.fields[name] !== undefined,
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });

  return (
    <FormDialog
      title={held === undefined ? 'Reter um registo' : 'Registo retido'}
      state={state}
      label={held === undefined ? 'Reter' : 'Guardar'}
      actions={
        held !== undefined && (
          <Button
            disabled={state.isSending}
            onClick={() => void attempt(() => dataProvider.liftHold(held.id), 'O registo já não está retido.')}
          >
            Deixar de reter
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        Até ao fim do dia que disser, nada o apaga: nem o prazo, nem quem carregue em «Eliminar», nem um pedido da
        própria pessoa, que vê o motivo e a data.
      </Typography>
      {choice?.(state.fields)}
      <TextField
        label="Motivo"
        {...field('motivo')}
        helperText={state.fields['motivo'] ?? 'Por exemplo: reclamação em curso.'}
        slotProps={{ htmlInput: { maxLength: retidoInput.motivo.maxLength } }}
      />
      <TextField
        label="Retido até"
        type="date"
        {...field('ate')}
        helperText={state.fields['ate'] ?? 'O último dia em que fica retido.'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
    </FormDialog>
  );
}

/** The records that nothing erases for a time. */
export function useHeld() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return useQuery({ queryKey: ['retidos'], queryFn: () => dataProvider.heldRecords() });
}

/** Holds the record that is shown, or shows why it is held. */
export function HoldButton({ section, id }: { readonly section: string; readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const held = useHeld().data?.find(({ seccao, registo }) => seccao === section && registo === id);
  return (
    <>
      <Button startIcon={held === undefined ? <LockOpenIcon /> : <LockIcon />} onClick={() => setOpen(true)}>
        {held === undefined ? 'Reter' : 'Retido'}
      </Button>
      {isOpen && <HoldDialog record={{ tipo: section, registo: id }} held={held} onClose={() => setOpen(false)} />}
    </>
  );
}
