import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, type RaRecord, useNotify, useRecordContext } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import type { Plan } from '../../data-provider/calls.js';
import { isWaiting, savedByWords, savedWords, situationOf } from '../drafts/situation.js';
import { LiveRegion } from '../live-region.js';
import { usePreview, WITH_PREVIEW } from '../preview/preview-beside.js';
import { useSection } from '../section/section-context.js';
import { Autosave, FormGuard } from './autosave.js';
import { ConflictDialog } from './conflict-dialog.js';
import { formSx } from './editor-bar.js';
import { type Ending, FormContext, type FormMessages, useFormStatus, useInputProps } from './form-context.js';
import type { FormValues, RecordEditor } from './record-editor.js';
import { SiteLink } from './site-link.js';
import { useSaveRecord } from './use-save-record.js';

interface RecordFormProps {
  readonly editor: RecordEditor;
  /** The record being edited, or the first values of a new one. */
  readonly record: Partial<RaRecord>;
  readonly messages: FormMessages;
  /** Where a save leads, and after how long; left out, the form is emptied for the next record. */
  readonly redirect: { readonly path: string; readonly afterMs: number } | undefined;
  /** Shows the record anew, as it is stored now. */
  readonly onStartAgain?: () => void;
  readonly children: ReactNode;
  /** More buttons, at the end of the fields. */
  readonly actions?: ReactNode;
  /** Its last row. */
  readonly bar: ReactNode;
}

/** The form of every editor: banners, errors by field, redirect after its delay, concurrent edits, and nothing typed ever lost. */
export function RecordForm(props: RecordFormProps) {
  const { editor, record, messages, redirect, onStartAgain, children, actions, bar } = props;
  const [base, setBase] = useState<FormValues>(record);
  const navigate = useNavigate();
  const banner = useRef<HTMLDivElement>(null);
  const { state, savedCount, save, reset } = useSaveRecord({ editor, id: record.id, base, messages });
  const [deletion, setDeletion] = useState<Ending | null>(null);
  const [uploads, setUploads] = useState(0);
  const preview = usePreview();
  const notify = useNotify();
  const tellSaved = useSavedNotice();
  const { name: recurso, edit, hasDrafts = false, sitePath } = useSection();
  const isSaved = state.kind === 'saved';
  const isPlaced = state.kind === 'placed';
  const ending = deletion ?? (isSaved ? { message: messages.success, afterMs: redirect?.afterMs ?? 0 } : null);
  const isOver = isPlaced || (ending !== null && redirect !== undefined);
  const afterMs = ending?.afterMs ?? 0;
  const path = redirect?.path ?? '';

  useEffect(() => {
    if (!isOver || isPlaced) return undefined;
    const timer = window.setTimeout(() => void navigate(path), afterMs);
    return () => window.clearTimeout(timer);
  }, [isOver, isPlaced, navigate, path, afterMs]);

  useEffect(() => {
    if (state.kind !== 'placed') return;
    const { publicacao } = state.record;
    const text = savedWords(publicacao);
    if (isWaiting({ ...publicacao, retirarEm: null }))
      notify('app.verbatim', { type: 'success', messageArgs: { text } });
    else tellSaved(text, state.record);
    if (record.id !== undefined) onStartAgain?.();
    else if (edit !== undefined) {
      const path = generatePath(edit.path, { id: String(state.record.id) });
      void navigate(path, { state: preview?.isOpen === true ? WITH_PREVIEW : null });
    }
  }, [state, record.id, edit, navigate, notify, tellSaved, onStartAgain, preview?.isOpen]);

  useEffect(() => {
    if (state.kind === 'saved' && state.record && sitePath) tellSaved('Foi guardado.', state.record);
  }, [state, tellSaved, sitePath]);

  useEffect(() => {
    if (isPlaced || (!isSaved && !isOver && state.kind !== 'failed')) return;
    banner.current?.scrollIntoView({ block: 'center' });
    banner.current?.focus({ preventScroll: true });
  }, [isSaved, isOver, isPlaced, state.kind]);

  const holdForUpload = useCallback(() => {
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, []);

  const submit = (values: FormValues, plan = publishing(record)) => save(values, plan);
  const situacao = situationOf(record);
  const isShown = hasDrafts || sitePath !== undefined;
  const estado = situacao?.estado ?? (editor.isPublic?.(record) === false ? 'rascunho' : 'publicado');

  return (
    // A new key empties the form once its record is stored and it stays for the next.
    <Form
      key={redirect === undefined ? savedCount : 'form'}
      record={record}
      onSubmit={(values: FormValues) => submit(values)}
      noValidate
      disableInvalidFormNotification
    >
      <FormContext
        value={{
          editor,
          isEdit: record.id !== undefined,
          isPublic: record.id !== undefined && estado === 'publicado',
          isBusy: state.kind === 'saving' || isOver,
          isSaving: state.kind === 'saving',
          isUploading: uploads > 0,
          messages,
          finish: setDeletion,
          situacao,
          estado: isShown ? estado : undefined,
          plans: hasDrafts ? ['rascunho', 'agendado', 'arquivado'] : [],
          save: submit,
          startAgain: () => onStartAgain?.(),
          holdForUpload,
        }}
      >
        <Box sx={{ ...formSx, maxWidth: 1040, mx: 'auto' }}>
          <LiveRegion ref={banner} tabIndex={-1}>
            {ending !== null && <Alert severity="success">{ending.message}</Alert>}
            {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
          </LiveRegion>
          <Autosave of={{ recurso, registo: Number(record.id ?? 0) }} record={record} isOver={isOver} onBase={setBase}>
            {record['exemplo'] === true && <SampleInput />}
            {children}
          </Autosave>
          <FormEnd>{actions}</FormEnd>
          {bar}
        </Box>
        <FormGuard isOver={isOver} />
        {state.kind === 'conflict' && (
          <ConflictDialog
            editor={editor}
            conflict={state}
            onContinue={reset}
            onSave={(chosen) => void save(chosen, state.plan, state.theirs.values)}
          />
        )}
      </FormContext>
    </Form>
  );
}

/** Says of a record that it only stands in for a real one, with the switch that ends that. */
function SampleInput() {
  return (
    <Alert severity="warning">
      Isto é conteúdo de exemplo. Passa a ser da associação assim que o alterar; se já o é como está, desligue a marca.
      <BooleanInput {...useInputProps('exemplo')} helperText={false} sx={{ mt: 1 }} />
    </Alert>
  );
}

/** The end of the fields: what is said of them all, of the last save, and the buttons that save nothing. */
function FormEnd({ children }: { readonly children: ReactNode }) {
  const record = useRecordContext();
  const { sitePath, messages } = useSection();
  const { isEdit, isPublic, situacao } = useFormStatus();
  return (
    <>
      {situacao?.problema && <Alert severity="warning">Não foi publicado à hora marcada. {situacao.problema}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 16rem', color: 'text.secondary', typography: 'body2' }}>
          <div>Campos marcados com * são obrigatórios</div>
          {situacao && <div>{savedByWords(situacao)}</div>}
        </Box>
        {isEdit && isPublic && sitePath && record && (
          <SiteLink path={sitePath(record)} what={(messages.name.split(' |||| ')[0] ?? '').toLowerCase()} />
        )}
        {children}
      </Box>
    </>
  );
}

/** Returns the plan with which the form's own button publishes; none where nothing waits: a plain save does then. */
function publishing(record: Partial<RaRecord>): Plan | undefined {
  const situacao = situationOf(record);
  return isWaiting(situacao) ? { estado: 'publicado', retirarEm: situacao?.retirarEm ?? null } : undefined;
}

const NOTICE_MS = 6000;

/** Says that visitors see a record now, with the way to its page on the site where its kind has one. */
function useSavedNotice(): (text: string, record: RaRecord) => void {
  const notify = useNotify();
  const { sitePath } = useSection();
  return useCallback(
    (text, record) => {
      const link = sitePath && { action: <SiteLink path={sitePath(record)} /> };
      notify(
        <Alert severity="success" role="status" {...link}>
          {text}
        </Alert>,
        { autoHideDuration: NOTICE_MS },
      );
    },
    [notify, sitePath],
  );
}
