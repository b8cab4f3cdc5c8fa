import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, useRecordContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useFormStatus } from '../form/form-context.js';
import { useSection } from '../section/section-context.js';

const FAILURE = 'Não foi possível deitar fora o rascunho. Tente novamente.';

/** Drops the draft that waits beside a public record. */
export function DiscardButton({ icon }: { readonly icon: ReactNode }) {
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
      const text = error instanceof HttpError && error.message !== '' ? error.message : FAILURE;
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
