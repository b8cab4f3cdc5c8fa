import GppGoodIcon from '@mui/icons-material/GppGoodOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog.js';
import { ERASED_WITH_IT } from '../common/deletion-words.js';
import { EmptyState } from '../common/empty-state.js';
import { LoadingBlock } from '../common/loading-block.js';
import { ReadFailure } from '../common/read-failure.js';
import { useSection } from '../common/section/section-context.js';
import { kindOfSection } from '../common/section/section-group.js';
import { Row, Stack } from '../common/stack.js';
import { InboxTabs } from './inbox-tabs.js';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { Schemas } from '../api-types.js';
import { Arrival } from '../common/dates/when.js';
import { attachmentName } from './attachment-name.js';
import { DocumentButton } from './document-button.js';
import { FieldList, LabelledValue } from './submission-fields.js';
import { useAttempt } from '../common/use-attempt.js';

const AT_ONCE = 25;

/** The actions that a card offers on its submission. */
interface Controls {
  readonly isBusy: boolean;
  /** Runs an action that takes the submission out of the list, then shows the sentence for success or failure. */
  readonly act: (action: () => Promise<void>, success: string, failure: string) => void;
  readonly onRemove: () => void;
}

interface SetApartProps<R extends SetApartRow> {
  /** The list's name for screen readers, and below it the key that its rows are cached under. */
  readonly label: string;
  readonly queryKey: string;
  readonly intro: string;
  readonly emptyText: string;
  readonly read: (formulario: string, count: number) => Promise<{ rows: readonly R[]; total: number }>;
  readonly remove: (id: number) => Promise<void>;
  readonly card: (row: R, controls: Controls) => ReactNode;
}

/** The submissions of one form that wait for somebody to decide on each. */
export function SetApart<R extends SetApartRow>({
  label,
  queryKey,
  intro,
  emptyText,
  read,
  remove,
  card,
}: SetApartProps<R>) {
  const { name: resource } = useSection();
  const formulario = kindOfSection(resource);
  const [count, setCount] = useState(AT_ONCE);
  const { isBusy, attempt } = useAttempt();
  const [removed, setRemoved] = useState<R | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [queryKey, resource, count],
    queryFn: () => read(formulario, count),
    placeholderData: keepPreviousData,
  });

  const act = async (action: () => Promise<void>, success: string, failure: string): Promise<void> => {
    const isDone = await attempt(action, success, failure);
    setRemoved(null);
    // Its buttons have gone with it.
    if (isDone) document.getElementById('titulo')?.focus();
  };

  return (
    <Stack>
      <InboxTabs />
      <Typography>{intro}</Typography>
      {isPending && <LoadingBlock />}
      {error !== null && <ReadFailure onRetry={refetch}>Não foi possível ler a lista. {error.message}</ReadFailure>}
      {data?.rows.length === 0 && <EmptyState icon={GppGoodIcon} text={emptyText} />}
      {data !== undefined && data.rows.length > 0 && (
        <Box component="ul" className="lista" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
          {data.rows.map((row) => (
            <Paper key={row.id} component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 3 }}>
              {card(row, {
                isBusy,
                act: (...what) => void act(...what),
                onRemove: () => setRemoved(row),
              })}
            </Paper>
          ))}
        </Box>
      )}
      {data !== undefined && data.total > data.rows.length && (
        <Button onClick={() => setCount(count + AT_ONCE)}>
          Mostrar mais ({data.rows.length} de {data.total})
        </Button>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title="Confirmar Eliminação"
        confirm={{ label: 'Eliminar', busyLabel: 'Eliminando...' }}
        isBusy={isBusy}
        onConfirm={() => {
          if (removed === null) return;
          void act(
            () => remove(removed.id),
            'Submissão eliminada com sucesso!',
            'Erro ao eliminar a submissão. Tente novamente.',
          );
        }}
        onCancel={() => setRemoved(null)}
      >
        Tem a certeza de que quer eliminar a submissão de <strong>{removed === null ? '' : whoSent(removed)}</strong>?
        Esta ação não pode ser desfeita. {ERASED_WITH_IT}
      </ConfirmDialog>
    </Stack>
  );
}

/** The contents of a submission that is set apart, whichever form it came from. */
type SetApartRow = Pick<Schemas['Suspeita'], 'id' | 'campos' | 'texto' | 'createdAt'>;

/** Returns the name that the submission gives as its sender: the value of its first field. */
export function whoSent({ campos: [first] }: SetApartRow): string {
  return first?.valor ?? '';
}

interface SetApartCardProps {
  readonly row: SetApartRow;
  /** Why it stands apart, and until when. */
  readonly reason: ReactNode;
  readonly documento?: string | null;
  /** The buttons for deciding on the submission. */
  readonly children: ReactNode;
}

/** One submission that somebody has to decide on, whole. What was written is only ever text here. */
export function SetApartCard({ row, reason, documento = null, children }: SetApartCardProps) {
  const { campos, texto, createdAt } = row;
  const { attachment } = useSection();
  return (
    <Stack gap={1.5}>
      <Row sx={{ alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {whoSent(row)}
        </Typography>
        <Arrival iso={createdAt} />
      </Row>
      <Typography>{reason}</Typography>
      <FieldList>
        {campos.map(({ rotulo, valor }) => (
          <LabelledValue key={rotulo} label={rotulo}>
            {valor}
          </LabelledValue>
        ))}
        <LabelledValue label="Texto" isWide>
          {texto}
        </LabelledValue>
      </FieldList>
      {documento !== null && <DocumentButton name={documento} savedAs={attachmentName(attachment, whoSent(row))} />}
      {children}
    </Stack>
  );
}

interface RemoveButtonProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** Asks for a submission that stands apart to be deleted. */
export function RemoveButton({ name, isBusy, onRemove }: RemoveButtonProps) {
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      disabled={isBusy}
      onClick={onRemove}
      aria-label={`Eliminar ${name}`}
    >
      Eliminar
    </Button>
  );
}
