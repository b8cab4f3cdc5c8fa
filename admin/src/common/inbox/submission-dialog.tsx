import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { type Identifier, useGetOne } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ReadFailure } from '../read-failure.js';
import { LoadingBlock } from '../loading-block.js';
import { useSection } from '../section/section-context.js';
import type { InboxSpec, Submission } from './submission.js';
import { SubmissionActions } from './submission-actions.js';
import { SubmissionFields } from './submission-fields.js';
import { SubmissionNeighbours } from './submission-neighbours.js';
import { useMarkRead } from './use-mark-read.js';

interface SubmissionDialogProps<R extends Submission> {
  readonly id: string;
  readonly spec: InboxSpec<R>;
}

const FAILURE = 'Não foi possível ler a mensagem. Tente novamente.';

/** On a phone a long name takes the lines under the buttons, not a strip beside them. */
const titleSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' },
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;

/** One submission with all its fields, at its own address; opening it marks it as read. */
export function SubmissionDialog<R extends Submission>({ id, spec }: SubmissionDialogProps<R>) {
  const { name: resource, path } = useSection();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const {
    data: record,
    error,
    isPending,
    refetch,
  } = useGetOne<R>(resource, { id: Number(id) as R['id'] }, { retry: false });
  const markRead = useMarkRead(resource);
  const opened = useRef<Identifier>(undefined);
  // In the place of the message: the back button leads on to where one was before, not into it again.
  const close = (): void => void navigate({ pathname: path, search }, { replace: true });

  useEffect(() => {
    if (record === undefined || opened.current === record.id) return;
    opened.current = record.id;
    // A failure leaves it unread, which is what the list will go on saying.
    if (!record.lida) markRead(record.id, true).catch(() => undefined);
  }, [record, markRead]);

  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      maxWidth="md"
      fullWidth
      aria-labelledby="detalhes"
      className="imprimir"
    >
      <DialogTitle id="detalhes" sx={titleSx}>
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0 }}>
          {record === undefined ? 'Detalhes' : spec.name(record)}
        </Box>
        <SubmissionNeighbours id={id} path={path} />
        <IconButton onClick={close} aria-label="Fechar">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {isPending && <LoadingBlock />}
        {error !== null && <ReadFailure onRetry={refetch}>{error.message || FAILURE}</ReadFailure>}
        {record !== undefined && <SubmissionFields record={record} spec={spec} />}
      </DialogContent>
      {record !== undefined && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 0.5, px: 2, '@media print': { display: 'none' } }}>
          <SubmissionActions record={record} spec={spec} onDeleted={close} />
        </DialogActions>
      )}
    </Dialog>
  );
}
