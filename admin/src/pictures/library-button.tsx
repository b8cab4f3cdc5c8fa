import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '../common/lazy-part.js';
import type { Chosen } from './library-dialog.js';

const LibraryDialog = lazyPart(() => import('./library-dialog.js'));

interface LibraryButtonProps {
  /** Of which field, for who hears the button without its surroundings. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Opens the pictures that are there already, for one of them to be chosen. */
export function LibraryButton({ label, isDisabled, onChoose }: LibraryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<PhotoLibraryIcon />}
        variant="outlined"
        disabled={isDisabled}
        aria-label={`Escolher da biblioteca: ${label}`}
        onClick={() => setOpen(true)}
      >
        Escolher da biblioteca
      </Button>
      {isOpen && (
        <Suspense>
          <LibraryDialog
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              setOpen(false);
              onChoose(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
