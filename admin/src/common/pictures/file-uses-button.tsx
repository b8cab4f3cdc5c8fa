import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { FileUses } from './file-uses.js';

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
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Onde é usado {file.nome}
        </DialogTitle>
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
