import CloseIcon from '@mui/icons-material/Close';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import {
  Box,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import {
  type Identifier,
  type ListControllerResult,
  type RaRecord,
  useGetList,
  useGetOne,
  useListContext,
} from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadingBlock } from '../common/loading-block.js';
import { ReadFailure } from '../common/read-failure.js';
import { useSection } from '../common/section/section-context.js';
import { SubmissionActions } from './submission-actions.js';
import { SubmissionFields } from './submission-fields.js';
import { type InboxSpec, type Submission, senderOf } from './submission.js';
import { useMarkRead } from './use-mark-read.js';

interface SubmissionDialogProps {
  readonly id: string;
  readonly spec: InboxSpec;
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
export function SubmissionDialog({ id, spec }: SubmissionDialogProps) {
  const { name: resource, path } = useSection();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const {
    data: record,
    error,
    isPending,
    refetch,
  } = useGetOne<Submission>(resource, { id: Number(id) }, { retry: false });
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
          {record === undefined ? 'Detalhes' : senderOf(spec, record)}
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
        <DialogActions sx={{ gap: 0.5, '@media print': { display: 'none' } }}>
          <SubmissionActions record={record} spec={spec} onDeleted={close} />
        </DialogActions>
      )}
    </Dialog>
  );
}

interface NeighbourButtonProps {
  readonly label: string;
  readonly onStep: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Stays in the keyboard's reach at the ends: a disabled button would drop the focus. */
function NeighbourButton({ label, onStep, children }: NeighbourButtonProps) {
  const isDisabled = onStep === undefined;
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => onStep?.()}
      sx={isDisabled ? { color: 'action.disabled', cursor: 'default' } : null}
    >
      {children}
    </IconButton>
  );
}

/** To the submission before or after this one, in the order of the list. */
function SubmissionNeighbours({ id, path }: { readonly id: string; readonly path: string }) {
  const { page } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id);

  const stepTo = (neighbour: typeof next) => {
    if (neighbour === undefined) return undefined;
    const parameters = new URLSearchParams(search);
    if (neighbour.page !== page) parameters.set('page', String(neighbour.page));
    return () => void navigate({ pathname: `${path}/${neighbour.id}`, search: String(parameters) }, { replace: true });
  };
  return (
    <>
      <NeighbourButton label="Anterior" onStep={stepTo(previous)}>
        <NavigateBeforeIcon />
      </NeighbourButton>
      <NeighbourButton label="Seguinte" onStep={stepTo(next)}>
        <NavigateNextIcon />
      </NeighbourButton>
    </>
  );
}

/** A submission beside another, and the page of the list that it stands on. */
interface Neighbour {
  readonly id: RaRecord['id'];
  readonly page: number;
}

/** The part of the list's context that is used here. */
interface KnownList extends Pick<ListControllerResult<RaRecord>, 'page' | 'perPage' | 'sort' | 'resource'> {
  readonly data?: RaRecord[] | undefined;
  readonly total?: number | undefined;
  readonly filterValues: object;
}

/**
 * Finds the submissions before and after one in the order of the list, even past the ends of the page. The rows are
 * remembered as they were: a submission that was read just now may have left the list, and must still have neighbours.
 */
function useNeighbours(id: string): { readonly previous?: Neighbour; readonly next?: Neighbour } {
  const known: KnownList = useListContext<RaRecord>();
  const { data = [], page, perPage, total = 0, sort, filterValues, resource } = known;
  const [rows, setRows] = useState(data);
  const isThis = (row: RaRecord): boolean => String(row.id) === id;
  if (!rows.some(isThis) && data.some(isThis)) setRows(data);

  const place = rows.findIndex(isThis);
  const isFirst = place === 0;
  const isLast = place >= 0 && place === rows.length - 1;
  const moved = isLast ? data.find(({ id: other }) => rows.every((row) => row.id !== other)) : undefined;
  const list = (wanted: number) => ({ pagination: { page: wanted, perPage }, sort, filter: filterValues });
  const before = useGetList<RaRecord>(resource, list(page - 1), { enabled: isFirst && page > 1 });
  const after = useGetList<RaRecord>(resource, list(page + 1), {
    enabled: isLast && moved === undefined && page * perPage < total,
  });

  const [previous, previousPage] = isFirst ? [before.data?.at(-1), page - 1] : [rows[place - 1], page];
  const [next, nextPage] =
    isLast && moved === undefined ? [after.data?.[0], page + 1] : [moved ?? rows[place + 1], page];
  return {
    ...(place >= 0 && previous ? { previous: { id: previous.id, page: previousPage } } : {}),
    ...(place >= 0 && next ? { next: { id: next.id, page: nextPage } } : {}),
  };
}
