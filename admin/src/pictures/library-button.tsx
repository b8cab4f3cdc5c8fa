import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { lazyPart } from '../common/lazy-part.js';
import { DialogButton } from '../common/titled-dialog.js';
import type { Chosen } from './library-dialog.js';

const LibraryDialog = lazyPart(() => import('./library-dialog.js'));

interface LibraryButtonProps {
  /** Of which field, for who hears the button without its surroundings. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

export function LibraryButton({ label, isDisabled, onChoose }: LibraryButtonProps) {
  return (
    <DialogButton
      startIcon={<PhotoLibraryIcon />}
      variant="outlined"
      disabled={isDisabled}
      aria-label={`Escolher da biblioteca: ${label}`}
      dialog={(close) => (
        <LibraryDialog
          onClose={close}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      )}
    >
      Escolher da biblioteca
    </DialogButton>
  );
}
