import LinkIcon from '@mui/icons-material/Link';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId, useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';

const FAILURE = 'Não foi possível saber onde é usado. Tente novamente.';

interface FileUsesProps {
  /** The stored name. */
  readonly id: string;
  /** The sentence for a file that no content shows. */
  readonly unused: string;
}

/** Lists the contents that show a file. */
export function FileUses({ id, unused }: FileUsesProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, isPending } = useQuery({
    queryKey: ['fileUses', id],
    queryFn: () => dataProvider.fileUses(id),
    staleTime: 0,
  });
  if (isPending) return <CircularProgress aria-label="A pesquisar" size={24} />;
  if (error !== null) return <Alert severity="error">{error.message || FAILURE}</Alert>;
  if (data.length === 0) return unused;
  return (
    <List dense disablePadding>
      {data.map((use) => (
        <ListItem key={use} disableGutters sx={{ overflowWrap: 'anywhere' }}>
          {use}
        </ListItem>
      ))}
    </List>
  );
}

/** Says, when asked, which contents show a file. */
export function FileUsesButton({ file }: { readonly file: UploadedFile }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button startIcon={<LinkIcon />} onClick={() => setOpen(true)} aria-label={`Onde é usado: ${file.nome}`}>
        Onde é usado
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Onde é usado {file.nome}</DialogTitle>
        <DialogContent>
          {isOpen && <FileUses id={file.id} unused="Este ficheiro não está em uso: pode ser eliminado." />}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Fechar</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
