import Alert from '@mui/material/Alert';
import { type RaRecord, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useSection } from '../section/section-context.js';
import { SiteLink } from './site-link.js';

const STAYS_MS = 6000;

/** Says that visitors see a record now, with the way to its page on the site where its kind has one. */
export function useSavedNotice(): (text: string, record: RaRecord) => void {
  const notify = useNotify();
  const { sitePath } = useSection();
  return useCallback(
    (text, record) => {
      const link = sitePath && { action: <SiteLink path={sitePath(record)} /> };
      notify(
        <Alert severity="success" role="status" {...link}>
          {text}
        </Alert>,
        { autoHideDuration: STAYS_MS },
      );
    },
    [notify, sitePath],
  );
}
