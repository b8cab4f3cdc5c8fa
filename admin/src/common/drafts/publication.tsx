import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import DraftIcon from '@mui/icons-material/EditNote';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, useRecordContext } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useFormStatus } from '../form/form-context.js';
import { FormSection } from '../form/form-section.js';
import { lazyPart } from '../lazy-part.js';
import { PreviewButton } from '../preview/preview-beside.js';
import { useSection } from '../section/section-context.js';
import { samePlan, situationOf, situationWords, StateChip } from './situation.js';

const ReviewList = lazyPart(() => import('../review/review-list.js'));
const ScheduleDialog = lazyPart(() => import('./schedule-dialog.js'));

const NEW = 'Ainda não foi guardado. Pode publicá-lo já, guardá-lo como rascunho ou marcar a hora.';

/** Shows whether visitors see the edited record, and the actions on it other than publishing. */
export function Publication() {
  const situacao = situationOf(useRecordContext());
  const { editor, isBusy, isUploading, drafts, review } = useFormStatus();
  const [isScheduling, setScheduling] = useState(false);
  const list = editor.reviewed && review && (
    <Suspense fallback={null}>
      <ReviewList reviewed={editor.reviewed} onStop={review.onStop} />
    </Suspense>
  );
  if (drafts === undefined) return list ? <FormSection title="Publicação">{list}</FormSection> : null;
  const { saveAs } = drafts;
  const isOff = isBusy || isUploading;
  const isPublic = situacao?.estado === 'publicado';
  const button = { variant: 'outlined', color: 'inherit', disabled: isOff } as const;
  return (
    <FormSection title="Publicação">
      <Box className="inteiro" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {situacao && <StateChip {...situacao} />}
        <Typography>{situacao === undefined ? NEW : situationWords(situacao).join(' ')}</Typography>
      </Box>
      {situacao?.problema && (
        <Alert severity="warning" className="inteiro">
          Não foi publicado à hora marcada. {situacao.problema}
        </Alert>
      )}
      <Box
        className="inteiro"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
      >
        <Button
          {...button}
          startIcon={<DraftIcon />}
          onClick={() => saveAs({ estado: 'rascunho', retirarEm: isPublic ? situacao.retirarEm : null })}
        >
          Guardar rascunho
        </Button>
        {situacao && <PreviewButton onSaveDraft={() => saveAs(samePlan(situacao))} />}
        <Button
          {...button}
          disabled={isOff || review?.isStopped}
          startIcon={<ScheduleIcon />}
          onClick={() => setScheduling(true)}
        >
          Agendar
        </Button>
        {isPublic && (
          <Button {...button} startIcon={<ArchiveIcon />} onClick={() => saveAs({ estado: 'arquivado' })}>
            Retirar do site
          </Button>
        )}
        {isPublic && situacao.porPublicar && <DiscardButton icon={<UndoIcon />} />}
      </Box>
      {list}
      {isScheduling && (
        <Suspense fallback={null}>
          <ScheduleDialog
            situacao={situacao}
            onClose={() => setScheduling(false)}
            onPlan={(plan) => {
              setScheduling(false);
              saveAs(plan);
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

const DISCARD_FAILURE = 'Não foi possível deitar fora o rascunho. Tente novamente.';

/** Drops the draft that waits beside a public record. */
function DiscardButton({ icon }: { readonly icon: ReactNode }) {
  const { name: resource } = useSection();
  const { id = '' } = useRecordContext() ?? {};
  const { isBusy, isUploading, drafts } = useFormStatus();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);

  const discard = async (): Promise<void> => {
    setDiscarding(true);
    try {
      await dataProvider.discardDraft(resource, id);
      await queryClient.invalidateQueries({ queryKey: ['rascunhos'] });
      notify('app.verbatim', { type: 'success', messageArgs: { text: 'O rascunho foi deitado fora.' } });
      drafts?.startAgain();
    } catch (error) {
      const text = error instanceof HttpError && error.message !== '' ? error.message : DISCARD_FAILURE;
      notify('app.verbatim', { type: 'error', messageArgs: { text } });
      setAsking(false);
      setDiscarding(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={icon}
        disabled={isBusy || isUploading}
        onClick={() => setAsking(true)}
      >
        Deitar fora o rascunho
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Deitar fora o rascunho?"
        confirm={{ label: 'Deitar fora', busyLabel: 'A deitar fora...' }}
        isBusy={isDiscarding}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      >
        O que está no site fica como está. O rascunho continua no histórico.
      </ConfirmDialog>
    </>
  );
}
