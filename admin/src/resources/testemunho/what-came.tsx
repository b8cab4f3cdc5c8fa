import Alert from '@mui/material/Alert';
import type { ChangeState } from '../../account/use-change.js';
import { LiveRegion } from '../../common/live-region.js';

/** Says that a change was made, or why it was not. */
export function WhatCame({ state: { success, error } }: { readonly state: ChangeState }) {
  return (
    <LiveRegion className="inteiro">
      {success !== '' && <Alert severity="success">{success}</Alert>}
      {error !== '' && (
        <Alert severity="error" role="alert">
          {error}
        </Alert>
      )}
    </LiveRegion>
  );
}
