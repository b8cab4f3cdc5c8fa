import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { referenceLetters } from '@contract/references';
import { ConfirmDialog } from '../common/confirm-dialog.js';
import { formatMoment } from '../common/dates/format-date.js';
import { ERASED_WITH_IT } from '../common/deletion-words.js';
import { HoldButton } from '../common/hold-dialog.js';
import { plainText } from '../common/list/column.js';
import { useSection } from '../common/section/section-context.js';
import { kindOfSection } from '../common/section/section-group.js';
import { useAttempt } from '../common/use-attempt.js';
import { type InboxSpec, senderOf, type Submission } from './submission.js';
import { useMarkRead } from './use-mark-read.js';

interface SubmissionActionsProps {
  readonly record: Submission;
  readonly spec: InboxSpec;
  readonly onDeleted: () => void;
}

function asText({ fields }: InboxSpec, record: Submission): string {
  return fields
    .map(
      ({ source, label, kind }) =>
        `${label}: ${kind === 'arrival' ? formatMoment(plainText(record[source])) : plainText(record[source])}`,
    )
    .join('\n');
}

/** Where a submission is answered: among the messages, by what it is called there. */
function answerPath(section: string, id: RaRecord['id']): string {
  const letter = Object.entries(referenceLetters).find(([kind]) => kind === kindOfSection(section))?.[1];
  return `/dashboard/mensagens/${letter}-${id}`;
}

/** Whether a record is not deleted because it is held: the API says why. */
const isHeld = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 409;

/** The buttons of a submission: answer, copy, print, mark as unread, delete. */
export function SubmissionActions({ record, spec, onDeleted }: SubmissionActionsProps) {
  const { name: resource, value: section } = useSection();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const markRead = useMarkRead(resource);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, attempt } = useAttempt();

  const remove = async (): Promise<void> => {
    const isGone = await attempt(
      () => dataProvider.delete(resource, { id: record.id, previousData: record }),
      'Mensagem eliminada com sucesso!',
      (error) => (isHeld(error) ? error.message : 'Erro ao eliminar a mensagem. Tente novamente.'),
    );
    setAsking(false);
    if (!isGone) return;
    onDeleted();
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id: String(record.id) }] });
  };

  const copy = (): void => {
    void attempt(() => navigator.clipboard.writeText(asText(spec, record)), 'Copiado.', 'Não foi possível copiar.');
  };
  const toggleRead = (): void => {
    const lida = !record.lida;
    void attempt(
      () => markRead(record.id, lida),
      lida ? 'Marcada como lida.' : 'Marcada como por ler.',
      'Não foi possível guardar a marca. Tente novamente.',
    );
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Eliminar
      </Button>
      <HoldButton section={resource} id={Number(record.id)} />
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        Imprimir
      </Button>
      <Button startIcon={<ContentCopyIcon />} onClick={copy}>
        Copiar
      </Button>
      <Button startIcon={<MarkEmailUnreadIcon />} onClick={toggleRead}>
        {record.lida ? 'Marcar como por ler' : 'Marcar como lida'}
      </Button>
      <Button variant="contained" startIcon={<ReplyIcon />} component={Link} to={answerPath(section, record.id)}>
        Responder
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Confirmar Eliminação"
        confirm={{ label: 'Eliminar', busyLabel: 'Eliminando...' }}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        Tem a certeza de que quer eliminar a mensagem de <strong>{senderOf(spec, record)}</strong>? Esta ação não pode
        ser desfeita. {ERASED_WITH_IT}
      </ConfirmDialog>
    </>
  );
}
