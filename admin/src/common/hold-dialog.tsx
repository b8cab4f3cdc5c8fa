import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { retidoInput } from '@contract/limits/retido-input';
import type { Schemas } from '../api-types.js';
import { useRead } from './use-read.js';
import { useToday } from './dates/use-now.js';
import { ClosingButton, FormDialog, useClosingChange } from './form/form-dialog.js';
import { LineInput } from './form/line-input.js';
import { DialogButton } from './titled-dialog.js';

interface HoldDialogProps {
  /** The record; left out, `choice` asks for its `tipo` and `registo`. */
  readonly record?: Pick<Schemas['Retido'], 'tipo' | 'registo'>;
  readonly choice?: ReactNode;
  readonly held?: Schemas['Retido'];
  readonly onClose: () => void;
}

export function HoldDialog({ record, choice, held, onClose }: HoldDialogProps) {
  const today = useToday();
  const { dialog, refuse, attempt } = useClosingChange(onClose);
  const { tipo = '', registo = '' } = record ?? {};
  return (
    <FormDialog
      {...dialog}
      title={held === undefined ? 'Reter um registo' : 'Registo retido'}
      record={{ tipo, registo: String(registo), motivo: held?.motivo ?? '', ate: held?.ate ?? '' }}
      limits={retidoInput}
      label={held === undefined ? 'Reter' : 'Guardar'}
      actions={
        held !== undefined && (
          <ClosingButton
            onClick={() =>
              attempt((calls) => calls.DELETE('/api/retidos/{id}', { id: held.id }), 'O registo já não está retido.')
            }
          >
            Deixar de reter
          </ClosingButton>
        )
      }
      onSubmit={({ motivo, ate, ...chosen }) => {
        const registo = Number(chosen.registo);
        if (held !== undefined) {
          void attempt(
            (calls) => calls.PUT('/api/retidos/{id}', { id: held.id }, { motivo, ate }),
            'O motivo e a data foram alterados.',
          );
        } else if (chosen.tipo === '' || !(Number.isInteger(registo) && registo > 0)) {
          refuse('Diga que registo é: o tipo e o número.');
        } else {
          void attempt(
            (calls) => calls.POST('/api/retidos', { ...chosen, registo, motivo, ate }),
            'O registo está retido.',
          );
        }
      }}
    >
      <Typography>
        Até ao fim do dia que disser, nada o apaga: nem o prazo, nem quem carregue em «Eliminar», nem um pedido da
        própria pessoa, que vê o motivo e a data.
      </Typography>
      {choice}
      <LineInput source="motivo" label="Motivo" helperText="Por exemplo: reclamação em curso." />
      <LineInput
        source="ate"
        label="Retido até"
        type="date"
        helperText="O último dia em que fica retido."
        min={today}
      />
    </FormDialog>
  );
}

export const useHeld = () => useRead(['retidos'], (calls) => calls.GET('/api/retidos'));

export function HoldButton({ section, id }: { readonly section: string; readonly id: number }) {
  const held = useHeld().data?.find(({ seccao, registo }) => seccao === section && registo === id);
  return (
    <DialogButton
      startIcon={held === undefined ? <LockOpenIcon /> : <LockIcon />}
      dialog={(close) => <HoldDialog record={{ tipo: section, registo: id }} held={held} onClose={close} />}
    >
      {held === undefined ? 'Reter' : 'Retido'}
    </DialogButton>
  );
}
