import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { type QueryClient, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { HttpError, type Identifier, type RaRecord } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ArrivalSentence } from '../common/dates/when.js';
import { type Action, useApiChange } from '../common/form/use-api-change.js';
import { LoadingBlock, ReadFailure } from '../common/feedback.js';
import { saveFile } from '../common/save-file.js';
import { sentenceOf } from '../data-provider/field-errors.js';
import { keepRow } from '../data-provider/just-read.js';
import { useMailGoesOut } from '../common/use-mail-goes-out.js';
import { useCalls } from '../common/use-read.js';

/** Says of a message that it is on its way from the API, or why it was not read. */
export function MessageReading({ error, data, refetch }: Pick<UseQueryResult, 'error' | 'data' | 'refetch'>) {
  if (error === null) return data === undefined && <LoadingBlock />;
  if (error instanceof HttpError && error.status === 404)
    return <Alert severity="warning">Esta mensagem já não existe.</Alert>;
  return (
    <ReadFailure onRetry={refetch}>
      {sentenceOf(error, 'Não foi possível ler a mensagem. Tente novamente.')}
    </ReadFailure>
  );
}

/**
 * Marks a submission as read or unread and lets lists and badges know. A list that is on the screen keeps the row where
 * it is, marked anew, until something else is asked of it: what was just read does not vanish under one's eyes.
 */
export function useMarkRead(resource: string): (id: Identifier, lida: boolean) => Promise<void> {
  const dataProvider = useCalls();
  const queryClient = useQueryClient();
  return async (id, lida) => {
    // before the API knows, for a list that is read meanwhile
    keepRow(resource, id);
    await dataProvider.markRead(resource, id, lida);
    changeRow(queryClient, resource, { id, lida });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [resource, 'getList'], refetchType: 'none' }),
      queryClient.invalidateQueries({ queryKey: ['mensagens', 'getList'], refetchType: 'none' }),
    ]);
  };
}

/** Changes a row of the lists that are there already, in which it stays where it is. */
export function changeRow(queryClient: QueryClient, resource: string, changed: RaRecord): void {
  keepRow(resource, changed.id);
  queryClient.setQueriesData<{ data: RaRecord[] }>(
    { queryKey: [resource, 'getList'] },
    (list) => list && { ...list, data: list.data.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)) },
  );
}

/** Marks a submission that nobody has read as read, once it is opened. @returns whether that is over, or was not needed */
export function useReadOnOpening(
  resource: string,
  submission: { readonly id: number; readonly isUnread: boolean } | undefined,
  onRead?: () => void,
): boolean {
  const markRead = useMarkRead(resource);
  const [settled, setSettled] = useState<number>();
  const read = useEffectEvent(() => {
    if (submission === undefined) return;
    const { id, isUnread } = submission;
    // A failure leaves it unread, which is what the list goes on saying.
    const marking = isUnread ? markRead(id, true).then(onRead, () => undefined) : Promise.resolve();
    void marking.then(() => setSettled(id));
  });
  useEffect(() => read(), [resource, submission?.id]);
  return submission !== undefined && submission.id === settled;
}

export interface MessageField {
  readonly label: string;
  /** How the value is shown; plain text unless said. */
  readonly kind?: 'long' | 'email' | 'phone' | 'arrival' | 'documento';
}

interface MessageFieldsProps {
  readonly fields: readonly (MessageField & { readonly text: string })[];
  /** The name of its document, once saved. */
  readonly savedAs?: string;
}

/** Every field with its label, two in a row where there is room. People's words are only ever text here. */
export function MessageFields({ fields, savedAs }: MessageFieldsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1.75,
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(12rem, 34%), 1fr))',
      }}
    >
      {fields.map(({ label, kind, text }) => (
        <Box key={label} sx={{ gridColumn: kind === 'long' || kind === 'documento' ? '1 / -1' : 'auto' }}>
          <Box component="dt" sx={{ fontSize: '0.85rem', fontWeight: 700 }}>
            {label}
          </Box>
          <dd dir="auto">
            <FieldValue kind={kind} text={text} savedAs={savedAs} />
          </dd>
        </Box>
      ))}
    </Box>
  );
}

const isAddress = (text: string): boolean => /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(text);

type FieldValueProps = Pick<MessageFieldsProps['fields'][number], 'kind' | 'text'> &
  Pick<MessageFieldsProps, 'savedAs'>;

function FieldValue({ kind, text, savedAs }: FieldValueProps) {
  if (text === '')
    return (
      <Typography variant="inherit" color="textSecondary">
        {kind === 'documento' ? 'Sem documento' : '(não indicado)'}
      </Typography>
    );
  if (kind === 'email' && isAddress(text)) return <Link href={`mailto:${text}`}>{text}</Link>;
  if (kind === 'phone') return <Link href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</Link>;
  if (kind === 'arrival') return <ArrivalSentence iso={text} />;
  if (kind === 'documento') return <DocumentButton name={text} savedAs={savedAs} />;
  return text;
}

/** Says that nobody told the guardian of a young applicant, where no mail goes out. @param email the guardian's, if any */
export function GuardianNotTold({ email }: { readonly email: string }) {
  const mailGoesOut = useMailGoesOut();
  if (mailGoesOut || email === '') return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      O encarregado de educação não foi avisado: o e-mail não sai daqui. Escreva para{' '}
      <FieldValue kind="email" text={email} />.
    </Alert>
  );
}

const LONGEST_NAME = 100;

/**
 * Returns the file name under which an attachment is saved, whatever its sender called it:
 * 'Candidatura – Maria Silva.pdf'.
 * @param kind what it is: 'Candidatura'
 * @param sender a stranger's own words: characters that a file's name may not hold, or that mislead in it, are removed
 */
export function attachmentName(kind = 'Anexo', sender: string): string {
  const plain = sender
    .replace(/[\p{C}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return `${[kind, plain].filter((part) => part !== '').join(' – ')}.pdf`;
}

interface DocumentButtonProps {
  readonly name: string;
  /** The name of the saved file; the sender's own name for it if left out. */
  readonly savedAs?: string | undefined;
}

/**
 * Saves a private PDF; it is fetched with the token, there is no public link to it. It is a stranger's, so no tab of
 * the back office shows it.
 */
export function DocumentButton({ name, savedAs }: DocumentButtonProps) {
  const { state, act } = useApiChange();
  const fetchAndSave: Action<void> = async (calls) => {
    const file = await calls.documento(name);
    saveFile(savedAs ?? file.name, file);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={state.isSending}
        onClick={() => void act(fetchAndSave, 'Não foi possível descarregar o documento. Tente novamente.')}
        sx={{ mt: 0.5 }}
      >
        Descarregar PDF
      </Button>
      {state.error !== '' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {state.error}
        </Alert>
      )}
    </>
  );
}
