import { Alert, DialogContentText } from '@mui/material';
import { useGetMany, useListContext, useNotify } from 'ra-core';
import { mensagemEscolasInput as limits } from '@contract/limits/mensagem-escolas-input';
import type { Participacao, Schemas } from '../../api-types.js';
import { counted } from '../../common/counted.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useApiChange } from '../../common/form/use-api-change.js';
import { LoadingBlock, ReadFailure } from '../../common/feedback.js';
import { schools } from '../lembretes/reminder-words.js';
import { canBeShown } from './participation-words.js';
import { LineInput } from '../../common/form/line-input.js';
import { MailDialog } from '../../common/form/mail-dialog.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';

const projects = (count: number): string => counted(count, 'projeto', 'projetos');

export function ShowDialog({ onClose }: { readonly onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<Participacao>();
  const notify = useNotify();
  const { state, act } = useApiChange();
  const ids = selectedIds.map(Number);
  const { data = [], error, isPending, refetch } = useGetMany<Participacao>('participacoes', { ids });
  const ready = data.filter(canBeShown);

  return (
    <FormDialog
      title="Pôr no mural"
      record={{}}
      state={state}
      label="Pôr no mural"
      busyLabel="A pôr no mural..."
      onSubmit={async () => {
        const isShown = await act(
          async (calls) =>
            notify(said(await calls.POST('/api/participacoes/mural', { ids })), { autoHideDuration: null }),
          'Erro ao pôr no mural. Tente novamente.',
        );
        if (isShown !== true) return;
        onClose();
        onUnselectItems();
      }}
      onClose={onClose}
    >
      {isPending && <LoadingBlock />}
      {error && <ReadFailure onRetry={refetch}>Não foi possível ler as participações. {error.message}</ReadFailure>}
      {!isPending && (
        <Alert severity={ready.length > 0 ? 'info' : 'warning'}>
          {ready.length > 0
            ? `De ${ids.length} que escolheu, ${projects(ready.length)} ${ready.length === 1 ? 'vai' : 'vão'} para o mural.`
            : 'Das escolas que escolheu, nenhuma tem um projeto que possa ir para o mural.'}
        </Alert>
      )}
      <DialogContentText>
        Só vão os projetos entregues que as escolas aceitaram mostrar e que ainda lá não estão. Ficam logo à vista de
        todos, com o nome da escola: leia-os antes, em «Projeto».
      </DialogContentText>
      <DialogContentText>
        As fotografias com crianças só aparecem se a autorização estiver registada em «Fotografias». As outras ficam
        aprovadas com isto. Depois, tudo se muda em «Mural de projetos».
      </DialogContentText>
    </FormDialog>
  );
}

function said({ mostrados, fotosDeFora, deFora }: Schemas['ProjetosMural']): string {
  const pictures =
    fotosDeFora === 1
      ? '1 fotografia ficou de fora, por ter crianças e não ter autorização registada, ou por ter sido retirada.'
      : `${fotosDeFora} fotografias ficaram de fora, por terem crianças e não terem autorização registada, ou por terem sido retiradas.`;
  return [
    `${projects(mostrados)} ${mostrados === 1 ? 'passou' : 'passaram'} para o mural.`,
    fotosDeFora > 0 && pictures,
    deFora.length > 0 &&
      `Não ${deFora.length === 1 ? 'passou' : 'passaram'}: ${deFora.map(({ escola, porque }) => `${escola} (${porque})`).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function WriteDialog({ onClose }: { readonly onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<Participacao>();
  const mailGoesOut = useMailGoesOut();
  const ids = selectedIds.map(Number);
  const verb = mailGoesOut ? 'Enviar a' : 'Guardar para';
  return (
    <MailDialog
      title={`Escrever a ${schools(ids.length)}`}
      record={{ assunto: '', texto: '' }}
      limits={limits}
      focused="assunto"
      loadPreview={async (values, calls) => {
        const preview = await calls.POST('/api/participacoes/mensagens/previsualizacao', { ids, ...values });
        if (preview.seguem === 0) throw new Error('Todas as escolas que escolheu já receberam esta mensagem.');
        return preview;
      }}
      renderSummary={({ seguem, repetidas }) => (
        <Alert severity="info">
          {mailGoesOut
            ? `Segue para o e-mail do professor de ${schools(seguem)}.`
            : `O e-mail não sai daqui: ficam guardadas em ficheiros, no servidor, as mensagens para ${schools(seguem)}.`}
          {repetidas > 0 &&
            ` ${repetidas === 1 ? '1 já a recebeu' : `${repetidas} já a receberam`}, e não a ${repetidas === 1 ? 'recebe' : 'recebem'} outra vez.`}
        </Alert>
      )}
      sendLabel={({ seguem }) => `${verb} ${schools(seguem)}`}
      send={async (values, calls) => {
        const { enviadas } = await calls.POST('/api/participacoes/mensagens', { ids, ...values });
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
      <LineInput source="assunto" label="Assunto" autoComplete="off" />
      <LineInput source="texto" label="Mensagem" multiline minRows={8} />
    </MailDialog>
  );
}
