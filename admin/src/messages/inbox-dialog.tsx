import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Button, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetList, useGetOne, useListContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { referenceOf } from '@contract/references';
import { CopyButton } from '../common/copy-url-button.js';
import { formatMoment } from '../common/dates/format-date.js';
import { DeleteButton, ERASED_WITH_IT } from '../common/delete-button.js';
import { HoldButton } from '../common/hold-dialog.js';
import { plainText } from '../common/list/column.js';
import { MoreActions } from '../common/more-actions.js';
import { useSection } from '../common/section/section-context.js';
import { kindOfSection } from '../common/section/section-group.js';
import { SheetDialog } from '../common/titled-dialog.js';
import { useAttempt } from '../common/use-attempt.js';
import { fieldsOf, type InboxSpec, senderOf, type Submission } from './inboxes.js';
import {
  attachmentName,
  GuardianNotTold,
  MessageFields,
  MessageReading,
  useMarkRead,
  useReadOnOpening,
} from './message-reader.js';

/** One submission with all its fields, at its own address; opening it marks it as read. */
export function InboxDialog({ id, spec }: { readonly id: string; readonly spec: InboxSpec }) {
  const { name: resource, path, attachment } = useSection();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useGetOne<Submission>(resource, { id: Number(id) }, { retry: false });
  const { data: record } = query;
  const isSettled = useReadOnOpening(resource, record && { id: record.id, isUnread: !record.lida });
  // In the place of the message: the back button leads on to where one was before, not into it again.
  const close = (): void => void navigate({ pathname: path, search }, { replace: true });

  return (
    <SheetDialog
      title={record === undefined ? 'Detalhes' : senderOf(spec, record)}
      onClose={close}
      tools={<SubmissionNeighbours id={id} path={path} isSettled={isSettled || query.isLoadingError} />}
      actions={record !== undefined && <SubmissionActions record={record} spec={spec} onDeleted={close} />}
    >
      <MessageReading {...query} />
      {record && (
        <>
          <MessageFields fields={fieldsOf(spec, record)} savedAs={attachmentName(attachment, senderOf(spec, record))} />
          <GuardianNotTold email={plainText(record['emailEncarregado'])} />
        </>
      )}
    </SheetDialog>
  );
}

const asText = (spec: InboxSpec, record: Submission): string =>
  fieldsOf(spec, record)
    .map(({ label, kind, text }) => `${label}: ${kind === 'arrival' ? formatMoment(text) : text}`)
    .join('\n');

interface SubmissionActionsProps {
  readonly record: Submission;
  readonly spec: InboxSpec;
  readonly onDeleted: () => void;
}

/** The buttons of a submission; where they do not stand in one line, all but the answer are behind another button. */
function SubmissionActions({ record, spec, onDeleted }: SubmissionActionsProps) {
  const { name: resource, value: section } = useSection();
  const queryClient = useQueryClient();
  const markRead = useMarkRead(resource);
  const { attempt } = useAttempt();
  const isFolded = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const toggleRead = (): void => {
    const lida = !record.lida;
    void attempt(
      () => markRead(record.id, lida),
      lida ? 'Marcada como lida.' : 'Marcada como por ler.',
      'Não foi possível guardar a marca. Tente novamente.',
    );
  };

  const others = (
    <>
      <DeleteButton
        label="Eliminar"
        remove={(calls) => calls.delete(resource, { id: record.id, previousData: record })}
        success="Mensagem eliminada com sucesso!"
        failure="Erro ao eliminar a mensagem. Tente novamente."
        onDeleted={() => {
          onDeleted();
          queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(record.id) }] });
        }}
      >
        Tem a certeza de que quer eliminar a mensagem de <strong>{senderOf(spec, record)}</strong>? Esta ação não pode
        ser desfeita. {ERASED_WITH_IT}
      </DeleteButton>
      <HoldButton section={resource} id={Number(record.id)} />
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        Imprimir
      </Button>
      <CopyButton text={asText(spec, record)} label="Copiar" />
      <Button startIcon={<MarkEmailUnreadIcon />} onClick={toggleRead}>
        {record.lida ? 'Marcar como por ler' : 'Marcar como lida'}
      </Button>
    </>
  );
  return (
    <>
      {isFolded ? <MoreActions label="Mais ações da mensagem">{others}</MoreActions> : others}
      <Button
        variant="contained"
        startIcon={<ReplyIcon />}
        href={`/dashboard/mensagens/${referenceOf(kindOfSection(section), record.id)}`}
      >
        Responder
      </Button>
    </>
  );
}

interface SubmissionNeighboursProps {
  readonly id: string;
  readonly path: string;
  /** Whether it is marked as read, or that has failed, or it could not be read at all. */
  readonly isSettled: boolean;
}

function SubmissionNeighbours({ id, path, isSettled }: SubmissionNeighboursProps) {
  const { page } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id, isSettled);

  const stepTo = (neighbour: typeof next): void => {
    if (neighbour === undefined) return;
    const parameters = new URLSearchParams(search);
    if (neighbour.page !== page) parameters.set('page', String(neighbour.page));
    void navigate({ pathname: `${path}/${neighbour.id}`, search: String(parameters) }, { replace: true });
  };
  const steps = [
    { label: 'Anterior', icon: NavigateBeforeIcon, to: previous },
    { label: 'Seguinte', icon: NavigateNextIcon, to: next },
  ];
  return steps.map(({ label, icon: Icon, to }) => (
    <IconButton
      key={label}
      aria-label={label}
      // at the ends it stays in the keyboard's reach: a disabled button would drop the focus
      aria-disabled={to === undefined}
      onClick={() => stepTo(to)}
      sx={to === undefined ? { color: 'action.disabled', cursor: 'default' } : null}
    >
      <Icon />
    </IconButton>
  ));
}

/**
 * Finds the submissions before and after one in the order of the list, even past the ends of the page. One that was read
 * just now is still among the rows, which keep it (`keepRow`), also where the filter lets it through no more.
 */
function useNeighbours(id: string, isSettled: boolean) {
  const known = useListContext<Submission>();
  const { data: rows = [], page, perPage, total = 0, sort, resource, refetch } = known;
  const place = rows.findIndex((row) => String(row.id) === id);
  const isFirst = place === 0;
  const isLast = place >= 0 && place === rows.length - 1;
  const filter = known.filterValues as { readonly lida?: boolean };
  const hasLeft = ({ lida }: Submission): boolean => filter.lida !== undefined && lida !== filter.lida;
  // those that have left the API's list let others move onto this page, which is read anew before the next page
  const left = isLast && isSettled ? rows.filter(hasLeft).length : 0;
  const asked = `${id} ${left}`;
  const [readAnew, setReadAnew] = useState('');
  useEffect(() => {
    if (left > 0) void Promise.resolve(refetch()).then(() => setReadAnew(asked));
  }, [asked, left, refetch]);
  const isPageOver = isLast && (readAnew === asked || !rows.some(hasLeft));
  const list = (wanted: number) => ({ pagination: { page: wanted, perPage }, sort, filter });
  const before = useGetList<RaRecord>(resource, list(page - 1), { enabled: isFirst && page > 1 });
  const after = useGetList<RaRecord>(resource, list(page + 1), { enabled: isPageOver && page * perPage < total });

  const at = (row: RaRecord | undefined, on = page) => (place >= 0 && row ? { id: row.id, page: on } : undefined);
  return {
    previous: isFirst ? at(before.data?.at(-1), page - 1) : at(rows[place - 1]),
    next: isPageOver ? at(after.data?.[0], page + 1) : at(rows[place + 1]),
  };
}
