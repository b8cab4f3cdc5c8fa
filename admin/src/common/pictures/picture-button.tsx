import ChildCareIcon from '@mui/icons-material/ChildCare';
import EditNoteIcon from '@mui/icons-material/EditNote';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { isHidden, shortPictureWords } from './picture-words.js';
import { PictureDialog } from './picture-dialog.js';
import { useFotografia } from './use-fotografia.js';

interface PictureButtonProps {
  /** The stored name of the picture. */
  readonly nome: string;
  /** The picture's name for people. */
  readonly label: string;
}

/** Says whether visitors see a picture of ours and whether it is described, and opens what is said of it. */
export function PictureButton({ nome, label }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const fotografia = useFotografia(nome);
  const words = shortPictureWords(fotografia);
  const hidden = isHidden(fotografia);
  return (
    <>
      <Button
        startIcon={hidden ? <VisibilityOffIcon /> : fotografia?.menores === true ? <ChildCareIcon /> : <EditNoteIcon />}
        color={hidden ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        aria-label={`${words}: ${label}`}
      >
        {words}
      </Button>
      {isOpen && <PictureDialog nome={nome} label={label} fotografia={fotografia} onClose={() => setOpen(false)} />}
    </>
  );
}
