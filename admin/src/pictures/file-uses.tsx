import LinkIcon from '@mui/icons-material/Link';
import { Button, CircularProgress, List, ListItem } from '@mui/material';
import type { UploadedFile } from '../data-provider/uploaded-file.js';
import { ReadFailure } from '../common/feedback.js';
import { DialogButton, TitledDialog } from '../common/titled-dialog.js';
import { useRead } from '../common/use-read.js';

export function FileUses({ id, unused }: { readonly id: string; readonly unused: string }) {
  const { data, error, refetch } = useRead(
    ['fileUses', id],
    async (calls) => (await calls.GET('/api/files/{id}', { id })).usos,
  );
  if (error !== null)
    return <ReadFailure onRetry={refetch}>Não foi possível saber onde é usado. {error.message}</ReadFailure>;
  if (data === undefined) return <CircularProgress aria-label="A pesquisar" size={24} />;
  if (data.length === 0) return unused;
  return (
    <List dense disablePadding>
      {data.map((use) => (
        <ListItem key={use} disableGutters>
          {use}
        </ListItem>
      ))}
    </List>
  );
}

export function FileUsesButton({ file }: { readonly file: UploadedFile }) {
  return (
    <DialogButton
      startIcon={<LinkIcon />}
      aria-label={`Onde é usado: ${file.nome}`}
      dialog={(close) => (
        <TitledDialog
          title={`Onde é usado ${file.nome}`}
          onClose={close}
          maxWidth="xs"
          actions={<Button onClick={close}>Fechar</Button>}
        >
          <FileUses id={file.id} unused="Este ficheiro não está em uso: pode ser eliminado." />
        </TitledDialog>
      )}
    >
      Onde é usado
    </DialogButton>
  );
}
