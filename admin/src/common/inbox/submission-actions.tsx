import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ReplyIcon from '@mui/icons-material/Reply';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { referenceLetters } from '@contract/references';
import { ConfirmDialog } from '../confirm-dialog.js';
import { formatMoment } from '../dates/format-date.js';
import { ERASED_WITH_IT } from '../deletion-words.js';
import { HoldButton } from '../hold-dialog.js';
import { plainText } from '../list/column.js';
import { useSection } from '../section/section-context.js';
import { kindOfSection } from '../section/section-group.js';
import { type InboxSpec, type Submission, senderOf } from './submission.js';
import { useMarkRead } from './use-mark-read.js';

interface SubmissionActionsProps {
  readonly record: Submission;
  readonly spec: InboxSpec;
  readonly onDeleted: () => void;
}

const BANNER_MS = 3000;

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

/** The buttons of a submission: answer, copy, print, mark as unread, delete. */
export function SubmissionActions({ record, spec, onDeleted }: SubmissionActionsProps) {
  const { name: resource, value: section } = useSection();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const markRead = useMarkRead(resource);
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const attempt = async (action: () => Promise<void>, success: string, failure: string): Promise<boolean> => {
    try {
      await action();
      notify(success, { type: 'success', autoHideDuration: BANNER_MS });
      return true;
    } catch (error) {
      // a record that is held says why it stays
      const isRefused = error instanceof HttpError && error.status === 409;
      notify(isRefused ? error.message : failure, { type: 'error', autoHideDuration: BANNER_MS });
      return false;
    }
  };

  const remove = async (): Promise<void> => {
    setDeleting(true);
    const isGone = await attempt(
      async () => {
        await dataProvider.delete(resource, { id: record.id, previousData: record });
      },
      'Mensagem eliminada com sucesso!',
      'Erro ao eliminar a mensagem. Tente novamente.',
    );
    setDeleting(false);
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
        isBusy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        Tem a certeza de que quer eliminar a mensagem de <strong>{senderOf(spec, record)}</strong>? Esta ação não pode
        ser desfeita. {ERASED_WITH_IT}
      </ConfirmDialog>
    </>
  );
}
