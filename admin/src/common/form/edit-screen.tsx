import { Box, Chip, Typography } from '@mui/material';
import { type RaRecord, useGetOne } from 'ra-core';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { RowDeleteButton, TO_THE_BIN } from '../delete-button.js';
import { standingOf } from '../../publishing/situation.js';
import { HistoryButton } from '../../history/history-button.js';
import { listAddress } from '../list/list-address.js';
import { LoadingBlock, ReadFailure } from '../feedback.js';
import { PreviewBeside } from '../../publishing/preview-beside.js';
import { useNamedRecord, useSection } from '../section/section-context.js';
import { EditorBar } from './editor-bar.js';
import { useFormStatus } from './form-context.js';
import type { RecordEditor } from './record-editor.js';
import { RecordForm } from './record-form.js';
import { BackLink } from '../back-link.js';

/** The settings in which the edit screens differ; the sentences are worded as in the specification. */
export interface EditTexts {
  readonly loading: string;
  readonly loadFailure: string;
  readonly submit: string;
  readonly success: string;
  readonly failure: string;
  readonly deleteQuestion: string;
  readonly deleteSuccess: string;
  readonly deleteFailure: string;
  /** How long the last words of a save are shown before the dashboard. */
  readonly redirectMs: number;
  /** 'Cancelar' leads back to where one was instead of to the dashboard. */
  readonly cancelGoesBack?: boolean;
}

interface EditScreenProps {
  readonly editor: RecordEditor;
  readonly texts: EditTexts;
  readonly returnsToList: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

const DASHBOARD = '/dashboard';

/** The screen that edits the record of the address: loads it, shows its form, saves and deletes it. */
export function EditScreen({ editor, texts, returnsToList, children }: EditScreenProps) {
  const { redirectMs, cancelGoesBack = false } = texts;
  const { id = '' } = useParams();
  const { name: resource, path: listPath, hasPreview = false } = useSection();
  const [restored, setRestored] = useState(0);
  const startAgain = useCallback(() => setRestored((count) => count + 1), []);
  const list = listAddress(listPath);
  const screen = (
    <Fragment key={`${id} ${restored}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, maxWidth: 1040, mx: 'auto' }}>
        <BackLink to={list} />
        <Chip size="small" label={`ID: ${id}`} />
      </Box>
      <LoadedRecord<RaRecord> resource={resource} id={id} loadingText={texts.loading} loadFailure={texts.loadFailure}>
        {(record) => (
          <RecordForm
            editor={editor}
            record={record}
            messages={{ ...texts, submitting: 'Salvando...' }}
            redirect={{ path: returnsToList ? list : DASHBOARD, afterMs: redirectMs }}
            onStartAgain={startAgain}
            actions={
              <>
                <HistoryButton onBroughtBack={startAgain} />
                <DeleteRecordButton texts={texts} />
              </>
            }
            bar={
              <EditorBar
                cancel={{ path: cancelGoesBack || returnsToList ? list : DASHBOARD, goesBack: cancelGoesBack }}
              />
            }
          >
            {children}
          </RecordForm>
        )}
      </LoadedRecord>
    </Fragment>
  );
  if (!hasPreview) return screen;
  return (
    <PreviewBeside key={id} of={{ recurso: resource, registo: id }} stamp={restored}>
      {screen}
    </PreviewBeside>
  );
}

interface LoadedRecordProps<R extends RaRecord> {
  readonly resource: string;
  readonly id: string;
  readonly loadingText: string;
  readonly loadFailure: string;
  readonly children: (record: R) => ReactNode;
}

/**
 * Reads a record once and shows what is made of it. From then on it stays on screen: neither what others save
 * nor a later read that fails takes away what is being typed.
 */
function LoadedRecord<R extends RaRecord>(props: LoadedRecordProps<R>) {
  const { resource, id, loadingText, loadFailure, children } = props;
  const [loaded, setLoaded] = useState<R | null>(null);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useGetOne<R>(
    resource,
    { id, meta: standingOf(useSection()) },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  if (loaded !== null) return children(loaded);
  if (isFetchedAfterMount && error === null && data !== undefined) {
    setLoaded(data);
    return null;
  }
  if (isFetching || error === null) return <LoadingBlock text={loadingText} />;
  return (
    <ReadFailure sx={{ maxWidth: 1040, mx: 'auto' }} onRetry={refetch}>
      {loadFailure} {error.message}
    </ReadFailure>
  );
}

interface DeleteRecordButtonProps {
  /** `deleteQuestion`: what is asked, e.g. 'Tem certeza que deseja eliminar este membro?'. */
  readonly texts: Readonly<Record<'deleteQuestion' | 'deleteSuccess' | 'deleteFailure', string>>;
}

const REDIRECT_MS = 1500;

/** Deletes the record of an editor after a confirmation; an error stays in the dialog and can be tried again. */
function DeleteRecordButton({ texts }: DeleteRecordButtonProps) {
  const { isBusy, isUploading, finish } = useFormStatus();
  const { name } = useNamedRecord();
  return (
    <RowDeleteButton
      label="Eliminar"
      name={undefined}
      variant="outlined"
      disabled={isBusy || isUploading}
      failure={texts.deleteFailure}
      errorsIn="dialog"
      onDeleted={() => finish({ message: texts.deleteSuccess, afterMs: REDIRECT_MS })}
    >
      <Typography>{texts.deleteQuestion}</Typography>
      <Typography variant="subtitle1" sx={{ my: 1 }}>
        {name}
      </Typography>
      <Typography>{TO_THE_BIN}</Typography>
    </RowDeleteButton>
  );
}
