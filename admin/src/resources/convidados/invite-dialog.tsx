import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useDataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { convidadoInput } from '@contract/limits/convidado-input';
import { periods } from '@contract/periods';
import { useChange } from '../../account/use-change.js';
import type { ConvidadoEnviado, User } from '../../api-types.js';
import { focusFirst } from '../../common/focus-first.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { PapelField } from '../../common/papel-field.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

interface InviteDialogProps {
  readonly onSent: (sent: ConvidadoEnviado) => void;
  readonly onCancel: () => void;
  /** The role that is chosen at first. */
  readonly papel?: User['papel'];
}

export function InviteDialog({ onSent, onCancel, papel: first = 'edicao' }: InviteDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const name = useRef<HTMLInputElement>(null);
  const [nome, setNome] = useState('');
  const [email, setEmail] = useState('');
  const mailGoesOut = useMailGoesOut();
  const [papel, setPapel] = useState(first);
  const { state, refuse, change } = useChange();
  useUnsavedMark(nome !== '' || email !== '');

  const invite = async (): Promise<void> => {
    onSent(await dataProvider.invite({ nome: nome.trim(), email: email.trim(), papel }));
  };
  const submit = (): void => {
    if (nome.trim() === '' || email.trim() === '') refuse('Escreva o nome e o e-mail de quem convida.');
    else void change(invite, '', 'Erro ao enviar o convite. Tente novamente.');
  };

  return (
    <FormDialog
      title="Convidar colega"
      state={state}
      label="Enviar convite"
      busyLabel="A enviar..."
      onSubmit={submit}
      onClose={onCancel}
      slotProps={{ transition: { onEntered: () => focusFirst(name.current) } }}
    >
      <DialogContentText>
        {mailGoesOut ? 'Recebe por e-mail uma' : 'O e-mail não sai daqui: a seguir é mostrada uma'} ligação que serve
        uma vez, durante {periods.accountInvitationDays} dias{mailGoesOut ? '' : ', para lhe passar'}. É quem recebe que
        escolhe a palavra-passe; mais ninguém a fica a saber.
      </DialogContentText>
      <TextField
        id="convidar-nome"
        label="Nome"
        autoComplete="off"
        inputRef={name}
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        error={state.fields['nome'] !== undefined}
        helperText={state.fields['nome']}
        slotProps={{ htmlInput: { maxLength: convidadoInput.nome.maxLength } }}
      />
      <TextField
        id="convidar-email"
        label="E-mail"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={state.fields['email'] !== undefined}
        helperText={state.fields['email']}
        slotProps={{ htmlInput: { maxLength: convidadoInput.email.maxLength } }}
      />
      <PapelField id="convidar-papel" value={papel} onChange={setPapel} />
    </FormDialog>
  );
}
