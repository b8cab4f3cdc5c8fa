import { DialogContentText } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { convidadoInput } from '@contract/limits/convidado-input';
import { periods } from '@contract/periods';
import { useChange } from '../../common/form/use-change.js';
import type { ConvidadoEnviado, User } from '../../api-types.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { PapelInput } from '../../common/papel-input.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

interface InviteDialogProps {
  readonly onSent: (sent: ConvidadoEnviado) => void;
  readonly onCancel: () => void;
  /** The role that is chosen at first. */
  readonly papel?: User['papel'];
}

export function InviteDialog({ onSent, onCancel, papel = 'edicao' }: InviteDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const mailGoesOut = useMailGoesOut();
  const { state, refuse, change } = useChange();
  return (
    <FormDialog
      title="Convidar colega"
      record={{ nome: '', email: '', papel }}
      state={state}
      label="Enviar convite"
      busyLabel="A enviar..."
      focused="nome"
      onSubmit={({ nome, email, ...rest }) => {
        const colleague = { ...rest, nome: nome.trim(), email: email.trim() };
        if (colleague.nome === '' || colleague.email === '') refuse('Escreva o nome e o e-mail de quem convida.');
        else {
          const invite = async (): Promise<void> => onSent(await dataProvider.invite(colleague));
          void change(invite, '', 'Erro ao enviar o convite. Tente novamente.');
        }
      }}
      onClose={onCancel}
    >
      <DialogContentText>
        {mailGoesOut ? 'Recebe por e-mail uma' : 'O e-mail não sai daqui: a seguir é mostrada uma'} ligação que serve
        uma vez, durante {periods.accountInvitationDays} dias{mailGoesOut ? '' : ', para lhe passar'}. É quem recebe que
        escolhe a palavra-passe; mais ninguém a fica a saber.
      </DialogContentText>
      <LineInput source="nome" label="Nome" autoComplete="off" maxLength={convidadoInput.nome.maxLength} />
      <LineInput
        source="email"
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={convidadoInput.email.maxLength}
      />
      <PapelInput />
    </FormDialog>
  );
}
