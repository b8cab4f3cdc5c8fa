import Alert from '@mui/material/Alert';
import type { ChangeState } from '../../account/use-change.js';
import { LiveRegion } from '../../common/live-region.js';

/** What came of a change. */
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
