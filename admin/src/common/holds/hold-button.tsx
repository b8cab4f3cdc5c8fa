import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { HoldDialog } from './hold-dialog.js';
import { useHeld } from './use-held.js';

/** Holds the record that is shown, or shows why it is held. */
export function HoldButton({ section, id }: { readonly section: string; readonly id: number }) {
  const [isOpen, setOpen] = useState(false);
  const held = useHeld().data?.find(({ seccao, registo }) => seccao === section && registo === id);
  return (
    <>
      <Button startIcon={held === undefined ? <LockOpenIcon /> : <LockIcon />} onClick={() => setOpen(true)}>
        {held === undefined ? 'Reter' : 'Retido'}
      </Button>
      {isOpen && <HoldDialog record={{ tipo: section, registo: id }} held={held} onClose={() => setOpen(false)} />}
    </>
  );
}
