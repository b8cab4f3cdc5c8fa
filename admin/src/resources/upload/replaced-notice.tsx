import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'react-admin';

interface ReplacedNoticeProps {
  readonly onUndo: () => void;
}

/** Says that a picture was exchanged, and offers to have the one before back. */
export function ReplacedNotice({ onUndo }: ReplacedNoticeProps) {
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      role="status"
      action={
        <Button
          color="inherit"
          onClick={() => {
            close();
            onUndo();
          }}
        >
          Anular
        </Button>
      }
    >
      A imagem foi trocada em todo o lado.
    </Alert>
  );
}
