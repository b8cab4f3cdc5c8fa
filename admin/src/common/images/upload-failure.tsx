import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { FailedUpload } from './use-upload.js';

/** That files did not arrive, why, and what can be done about it. */
export function UploadFailure({ sentence, isWaiting, retry, giveUp }: FailedUpload) {
  return (
    <Alert
      severity={isWaiting ? 'warning' : 'error'}
      role="alert"
      sx={{ mt: 1 }}
      action={
        retry && (
          <>
            <Button color="inherit" onClick={retry}>
              {isWaiting ? 'Tentar já' : 'Tentar novamente'}
            </Button>
            <Button color="inherit" onClick={giveUp}>
              Desistir
            </Button>
          </>
        )
      }
    >
      {sentence}
    </Alert>
  );
}
