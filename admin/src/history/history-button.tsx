import HistoryIcon from '@mui/icons-material/History';
import { useFormStatus } from '../common/form/form-context.js';
import { lazyPart } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';
import { DialogButton } from '../common/titled-dialog.js';

const HistoryDialog = lazyPart(() => import('./history-dialog.js'), { waiting: () => <LoadingBlock /> });

export function HistoryButton() {
  const { editor, isBusy, isUploading, startAgain } = useFormStatus();
  return (
    <DialogButton
      color="inherit"
      variant="outlined"
      startIcon={<HistoryIcon />}
      disabled={isBusy || isUploading}
      dialog={(close) => <HistoryDialog editor={editor} onClose={close} onBroughtBack={startAgain} />}
    >
      Histórico
    </DialogButton>
  );
}
