import { Alert, DialogContentText } from '@mui/material';
import { useDataProvider, useGetMany, useListContext, useNotify } from 'ra-core';
import type { Participacao, Schemas } from '../../api-types.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useChange } from '../../common/form/use-change.js';
import { LoadingBlock } from '../../common/feedback.js';
import { useSection } from '../../common/section/section-context.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { canBeShown } from './participation-words.js';

const projects = (count: number): string => (count === 1 ? '1 projeto' : `${count} projetos`);

/** Puts the projects of the chosen schools on the wall. */
export function ShowDialog({ onClose }: { readonly onClose: () => void }) {
  const { name: resource } = useSection();
  const { selectedIds, onUnselectItems } = useListContext<Participacao>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const { state, change } = useChange();
  const ids = selectedIds.map(Number);
  const { data = [], error, isPending } = useGetMany<Participacao>(resource, { ids });
  const ready = data.filter(canBeShown);

  const show = async (): Promise<void> => {
    const text = said(await dataProvider.showProjects(ids));
    notify('app.verbatim', { type: 'info', autoHideDuration: null, messageArgs: { text } });
  };

  return (
    <FormDialog
      title="Pôr no mural"
      record={{}}
      state={state}
      label="Pôr no mural"
      busyLabel="A pôr no mural..."
      onSubmit={async () => {
        if ((await change(show, '', 'Erro ao pôr no mural. Tente novamente.')) !== true) return;
        onClose();
        onUnselectItems();
      }}
      onClose={onClose}
    >
      {isPending && <LoadingBlock />}
      {error && <Alert severity="error">Não foi possível ler as participações. {error.message}</Alert>}
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
    ...(fotosDeFora > 0 ? [pictures] : []),
    ...(deFora.length > 0
      ? [
          `Não ${deFora.length === 1 ? 'passou' : 'passaram'}: ${deFora.map(({ escola, porque }) => `${escola} (${porque})`).join('; ')}.`,
        ]
      : []),
  ].join(' ');
}
