import { Box, Chip, Typography } from '@mui/material';
import { type RaRecord, useGetOne } from 'ra-core';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { HistoryButton } from '../../history/history-button.js';
import { PreviewBeside } from '../../publishing/preview-beside.js';
import { standingOf } from '../../publishing/situation.js';
import { BackLink } from '../back-link.js';
import { RowDeleteButton, TO_THE_BIN } from '../delete-button.js';
import { LoadingBlock, ReadFailure } from '../feedback.js';
import { listAddress } from '../list/list-address.js';
import { useNamedRecord, useSection } from '../section/section-context.js';
import { EditorBar } from './editor-bar.js';
import { type FormMessages, useFormStatus } from './form-context.js';
import type { FormValues, RecordEditor } from './record-editor.js';
import { type Ending, RecordForm } from './record-form.js';

interface ScreenProps {
  readonly editor: RecordEditor;
  /** A save, a deletion and 'Cancelar' lead to the section's list instead of the dashboard. */
  readonly returnsToList?: boolean;
  /** The fields; `useFormStatus` tells them whether a record is added or edited. */
  readonly children: ReactNode;
}

interface CreateTexts {
  readonly messages: FormMessages;
  readonly firstValues?: FormValues;
  /** How long the last words of a save are shown before the dashboard; undefined, the form is emptied for the next record. */
  readonly redirectMs?: number | undefined;
  readonly cancelLabel?: string;
  readonly required?: readonly string[];
  readonly incompleteHint?: string;
  readonly actions?: ReactNode;
}

/** The settings in which the edit screens differ; the sentences are worded as in the specification. */
type EditTexts = ReturnType<typeof textsOf>['edit'] & {
  /** 'Cancelar' leads back to where one was instead of to the dashboard. */
  readonly cancelGoesBack?: boolean;
};

interface RecordScreenProps extends ScreenProps {
  /** The record's name with its article: 'o parceiro'. */
  readonly called: string;
  /** The differences from the usual sentences and times. */
  readonly create: Omit<CreateTexts, 'messages'> & { readonly messages?: Partial<FormMessages> };
  readonly edit?: Partial<EditTexts>;
}

const DASHBOARD = '/dashboard';
const NO_VALUES: FormValues = {};

/** Adds a record, or edits the one of the address. */
export function RecordScreen({ called, create, edit, ...screen }: RecordScreenProps) {
  const { id } = useParams();
  const texts = textsOf(called);
  if (id !== undefined) return <EditScreen {...screen} texts={{ ...texts.edit, ...edit }} id={id} />;
  const messages = { ...texts.messages, ...create.messages };
  return <CreateScreen {...screen} texts={{ redirectMs: 1500, ...create, messages }} />;
}

/** The sentences about one kind of record, where the specification has no others. */
function textsOf(called: string) {
  const [article = '', name = ''] = called.split(' ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    messages: {
      submit: `Adicionar ${title}`,
      submitting: 'A adicionar...',
      success: `${title} adicionad${article} com sucesso!`,
      failure: `Erro ao adicionar ${called}. Verifique os dados e tente novamente.`,
    },
    edit: {
      loading: `A carregar ${called}...`,
      loadFailure: `Erro ao carregar ${called}.`,
      submit: `Atualizar ${title}`,
      submitting: 'Salvando...',
      success: `${title} atualizad${article} com sucesso!`,
      failure: `Erro ao atualizar ${called}. Tente novamente.`,
      deleteQuestion: `Tem a certeza de que quer eliminar est${article === 'o' ? 'e' : 'a'} ${name}?`,
      deleteSuccess: `${title} eliminad${article} com sucesso!`,
      deleteFailure: `Erro ao eliminar ${called}. Tente novamente.`,
      redirectMs: 1500,
    },
  };
}

function CreateScreen({ editor, returnsToList, texts, children }: ScreenProps & { readonly texts: CreateTexts }) {
  const { messages, firstValues = NO_VALUES, redirectMs, cancelLabel, required, incompleteHint, actions } = texts;
  const section = useSection();
  const path = returnsToList ? section.path : DASHBOARD;
  const screen = (
    <RecordForm
      editor={editor}
      record={firstValues}
      messages={messages}
      redirect={redirectMs === undefined ? undefined : { path, afterMs: redirectMs }}
      actions={() => actions}
      bar={<EditorBar cancel={{ path, label: cancelLabel }} required={required} incompleteHint={incompleteHint} />}
    >
      {children}
    </RecordForm>
  );
  return section.hasPreview === true ? <PreviewBeside>{screen}</PreviewBeside> : screen;
}

interface EditScreenProps extends ScreenProps {
  readonly texts: EditTexts;
  readonly id: string;
}

function EditScreen({ editor, returnsToList = false, texts, id, children }: EditScreenProps) {
  const { redirectMs, cancelGoesBack = false } = texts;
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
      <LoadedRecord id={id} texts={texts}>
        {(record) => (
          <RecordForm
            editor={editor}
            record={record}
            messages={texts}
            redirect={{ path: returnsToList ? list : DASHBOARD, afterMs: redirectMs }}
            onStartAgain={startAgain}
            actions={(finish) => (
              <>
                <HistoryButton onBroughtBack={startAgain} />
                <DeleteRecordButton texts={texts} onDeleted={finish} />
              </>
            )}
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

interface LoadedRecordProps {
  readonly id: string;
  readonly texts: EditTexts;
  readonly children: (record: RaRecord) => ReactNode;
}

/** Reads a record once: neither what others save nor a later read that fails takes away what is being typed. */
function LoadedRecord({ id, texts, children }: LoadedRecordProps) {
  const section = useSection();
  const [loaded, setLoaded] = useState<RaRecord | null>(null);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useGetOne<RaRecord>(
    section.name,
    { id, meta: standingOf(section) },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  if (loaded !== null) return children(loaded);
  if (isFetchedAfterMount && error === null && data !== undefined) {
    setLoaded(data);
    return null;
  }
  if (isFetching || error === null) return <LoadingBlock text={texts.loading} />;
  return (
    <ReadFailure sx={{ maxWidth: 1040, mx: 'auto' }} onRetry={refetch}>
      {texts.loadFailure} {error.message}
    </ReadFailure>
  );
}

const REDIRECT_MS = 1500;

interface DeleteRecordButtonProps {
  readonly texts: EditTexts;
  readonly onDeleted: (ending: Ending) => void;
}

function DeleteRecordButton({ texts, onDeleted }: DeleteRecordButtonProps) {
  const { isBusy, isUploading } = useFormStatus();
  const { name } = useNamedRecord();
  return (
    <RowDeleteButton
      label="Eliminar"
      name={undefined}
      variant="outlined"
      disabled={isBusy || isUploading}
      failure={texts.deleteFailure}
      errorsIn="dialog"
      onDeleted={() => onDeleted({ message: texts.deleteSuccess, afterMs: REDIRECT_MS })}
    >
      <Typography>{texts.deleteQuestion}</Typography>
      <Typography variant="subtitle1" sx={{ my: 1 }}>
        {name}
      </Typography>
      <Typography>{TO_THE_BIN}</Typography>
    </RowDeleteButton>
  );
}
