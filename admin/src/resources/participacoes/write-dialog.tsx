import { Alert, DialogContentText } from '@mui/material';
import { useDataProvider, useListContext } from 'ra-core';
import { mensagemEscolasInput as limits } from '@contract/limits/mensagem-escolas-input';
import type { Participacao } from '../../api-types.js';
import { LineInput } from '../../common/form/line-input.js';
import { MailDialog } from '../../common/form/mail-dialog.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

const schools = (count: number): string => (count === 1 ? '1 escola' : `${count} escolas`);

/** Writes to the teachers of the chosen schools. */
export function WriteDialog({ onClose }: { readonly onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<Participacao>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const mailGoesOut = useMailGoesOut();
  const ids = selectedIds.map(Number);
  const verb = mailGoesOut ? 'Enviar a' : 'Guardar para';
  return (
    <MailDialog
      title={`Escrever a ${schools(ids.length)}`}
      record={{ assunto: '', texto: '' }}
      focused="assunto"
      look={async (values) => {
        const preview = await dataProvider.previewSchoolMail({ ids, ...values });
        if (preview.seguem === 0) throw new Error('Todas as escolas que escolheu já receberam esta mensagem.');
        return preview;
      }}
      told={({ seguem, repetidas }) => (
        <Alert severity="info">
          {mailGoesOut
            ? `Segue para o e-mail do professor de ${schools(seguem)}.`
            : `O e-mail não sai daqui: ficam guardadas em ficheiros, no servidor, as mensagens para ${schools(seguem)}.`}
          {repetidas > 0 &&
            ` ${repetidas === 1 ? '1 já a recebeu' : `${repetidas} já a receberam`}, e não a ${repetidas === 1 ? 'recebe' : 'recebem'} outra vez.`}
        </Alert>
      )}
      sendLabel={({ seguem }) => `${verb} ${schools(seguem)}`}
      send={async (values) => {
        const { enviadas } = await dataProvider.writeToSchools({ ids, ...values });
        return mailGoesOut
          ? `Mensagem enviada a ${schools(enviadas)}.`
          : `Mensagem guardada para ${schools(enviadas)}.`;
      }}
      onDone={() => {
        onClose();
        onUnselectItems();
      }}
      onClose={onClose}
    >
      <DialogContentText>
        Onde escrever {'{professor}'} aparece o nome do professor, e onde escrever {'{escola}'} o da escola. No fim vai
        a despedida da equipa.
      </DialogContentText>
      <LineInput source="assunto" label="Assunto" autoComplete="off" maxLength={limits.assunto.maxLength} />
      <LineInput source="texto" label="Mensagem" multiline minRows={8} maxLength={limits.texto.maxLength} />
    </MailDialog>
  );
}
