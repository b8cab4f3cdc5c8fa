import { Button, DialogContentText } from '@mui/material';
import { useDataProvider } from 'ra-core';
import type { Participacao } from '../../api-types.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useClosingChange } from '../../common/form/use-change.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

interface OwnPageDialogProps {
  readonly participation: Participacao;
  readonly onClose: () => void;
}

/** Sends a school another link to its own page, or ends those that it has. */
export function OwnPageDialog({ participation: { id, escola, email }, onClose }: OwnPageDialogProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const mailGoesOut = useMailGoesOut();
  const { state, attempt } = useClosingChange(onClose);
  return (
    <FormDialog
      title={`A página de ${escola}`}
      record={{}}
      state={state}
      label={mailGoesOut ? 'Enviar outra ligação' : 'Guardar outra ligação'}
      busyLabel="A enviar..."
      actions={
        <Button
          color="error"
          disabled={state.isSending}
          sx={{ mr: 'auto' }}
          onClick={() =>
            void attempt(
              () => dataProvider.endSchoolLinks(id),
              'As ligações deixaram de funcionar.',
              'Erro ao retirar as ligações. Tente novamente.',
            )
          }
        >
          Retirar as ligações
        </Button>
      }
      onSubmit={() =>
        attempt(
          () => dataProvider.renewSchoolLink(id),
          mailGoesOut ? `Ligação enviada para ${email}.` : 'Ligação guardada em ficheiro, no servidor.',
          'Erro ao enviar a ligação. Tente novamente.',
        )
      }
      onClose={onClose}
    >
      <DialogContentText>
        A escola abre a sua página no site por uma ligação que recebe por e-mail, e os colegas por outras. Outra ligação
        segue para {email}, e todas as de antes deixam de funcionar. A escola também a pode pedir no site, em «A página
        da minha escola».
      </DialogContentText>
    </FormDialog>
  );
}
