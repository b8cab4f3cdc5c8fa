import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { situationOf } from '../drafts/situation.js';
import { TO_THE_BIN } from '../history/to-the-bin.js';
import { useSection } from '../section/section-context.js';
import { useNamedRecord } from '../section/use-named-record.js';
import { RESUMO_KEY } from '../use-resumo.js';
import { useFormStatus } from './form-context.js';

interface DeleteRecordButtonProps {
  /** `deleteQuestion`: what is asked, e.g. 'Tem certeza que deseja eliminar este membro?'. */
  readonly texts: Readonly<Record<'deleteQuestion' | 'deleteSuccess' | 'deleteFailure', string>>;
}

const REDIRECT_MS = 1500;

/** Deletes the record of an editor after a confirmation; an error stays in the dialog's place and can be tried again. */
export function DeleteRecordButton({ texts }: DeleteRecordButtonProps) {
  const { name: resource } = useSection();
  const { record, name } = useNamedRecord();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { isBusy, isUploading, finish } = useFormStatus();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState('');

  const remove = async (): Promise<void> => {
    setDeleting(true);
    setError('');
    try {
      const situacao = situationOf(record);
      await (situacao === undefined || situacao.estado === 'publicado'
        ? dataProvider.delete(resource, { id: record.id, previousData: record })
        : dataProvider.discardDraft(resource, record.id));
      await queryClient.invalidateQueries({ queryKey: ['rascunhos'] });
      queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(record.id) }] });
      await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
      finish({ message: texts.deleteSuccess, afterMs: REDIRECT_MS });
      setAsking(false);
    } catch {
      setError(texts.deleteFailure);
    } finally {
      setDeleting(false);
    }
  };

  return (
    <>
      <Button
        color="error"
        variant="outlined"
        startIcon={<DeleteIcon />}
        disabled={isBusy || isUploading}
        onClick={() => setAsking(true)}
      >
        Eliminar
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Confirmar Eliminação"
        confirm={{ label: 'Eliminar', busyLabel: 'Eliminando...' }}
        isBusy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Typography>{texts.deleteQuestion}</Typography>
        <Typography sx={{ fontWeight: 700, my: 1 }}>{name}</Typography>
        <Typography>{TO_THE_BIN}</Typography>
        {error !== '' && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
