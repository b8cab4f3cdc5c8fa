import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { ReplaceDialog } from './replace-dialog.js';

/** Opens what shows another picture wherever one is shown. */
export function ReplaceButton({ file }: { readonly file: UploadedFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<SwapHorizIcon />}
        onClick={() => setOpen(true)}
        aria-label={`Trocar em todo o lado: ${file.nome}`}
      >
        Trocar
      </Button>
      {isOpen && <ReplaceDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
