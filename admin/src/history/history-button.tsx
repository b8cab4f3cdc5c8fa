import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { useFormStatus } from '../common/form/form-context.js';
import { lazyPart } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';

const HistoryDialog = lazyPart(() => import('./history-dialog.js'));

/** Opens what the record of an editor was. */
export function HistoryButton({ onBroughtBack }: { readonly onBroughtBack: () => void }) {
  const { editor, isBusy, isUploading } = useFormStatus();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<HistoryIcon />}
        disabled={isBusy || isUploading}
        onClick={() => setOpen(true)}
      >
        Histórico
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingBlock />}>
          <HistoryDialog editor={editor} onClose={() => setOpen(false)} onBroughtBack={onBroughtBack} />
        </Suspense>
      )}
    </>
  );
}
