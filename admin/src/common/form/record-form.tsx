import { Alert, Box } from '@mui/material';
import { HttpError, type RaRecord, useNotify } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { useCalls } from '../use-read.js';
import type { Plan } from '../../data-provider/calls.js';
import { isWaiting, savedByWords, savedWords, situationOf, standingOf } from '../../publishing/situation.js';
import { usePreview, WITH_PREVIEW } from '../../publishing/preview-beside.js';
import { nounOf } from '../section/noun.js';
import { useSection } from '../section/section-context.js';
import { Row } from '../stack.js';
import { EditorForm } from './editor-form.js';
import { type FormMessages, useInputProps } from './form-context.js';
import { bodyOf, type FormValues, type RecordEditor } from './record-editor.js';
import { SiteLink } from './site-link.js';
import { type Save, type Theirs, useSave } from './use-save.js';

/** The last words of a form, and how long they are shown before the person is led away. */
export interface Ending {
  readonly message: string;
  readonly afterMs: number;
}

interface RecordFormProps {
  readonly editor: RecordEditor;
  /** The record being edited, or the first values of a new one. */
  readonly record: Partial<RaRecord>;
  readonly messages: FormMessages;
  /** Where a save leads, and after how long; left out, the form is emptied for the next record. */
  readonly redirect: { readonly path: string; readonly afterMs: number } | undefined;
  readonly onStartAgain?: () => void;
  readonly children: ReactNode;
  /** Given the call that says that the record is gone and leads away. */
  readonly actions: (finish: (ending: Ending) => void) => ReactNode;
  readonly bar: ReactNode;
}

/** The form of a record, which leads away once it is saved or gone, or is emptied for the next record. */
export function RecordForm(props: RecordFormProps) {
  const { editor, record, messages, redirect, onStartAgain, children, actions, bar } = props;
  const navigate = useNavigate();
  const saving = useSaveRecord(editor, record.id, messages.failure);
  const { state } = saving;
  const [deletion, setDeletion] = useState<Ending | null>(null);
  const preview = usePreview();
  const notify = useNotify();
  const tellSaved = useSavedNotice();
  const section = useSection();
  const { name: recurso, edit, hasDrafts = false, sitePath } = section;
  const placed = state.kind === 'saved' && state.plan !== undefined ? state.saved : undefined;
  const isPlaced = placed !== undefined;
  const isSaved = state.kind === 'saved' && !isPlaced;
  const ending = deletion ?? (isSaved ? { message: messages.success, afterMs: redirect?.afterMs ?? 0 } : null);
  const isLeaving = ending !== null && redirect !== undefined && !isPlaced;
  const afterMs = ending?.afterMs ?? 0;
  const path = redirect?.path ?? '';

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = window.setTimeout(() => void navigate(path), afterMs);
    return () => window.clearTimeout(timer);
  }, [isLeaving, navigate, path, afterMs]);

  useEffect(() => {
    const publicacao = situationOf(placed);
    if (placed === undefined || publicacao === undefined) return;
    const text = savedWords(publicacao);
    if (isWaiting({ ...publicacao, retirarEm: null })) notify(text, { type: 'success' });
    else tellSaved(text, placed);
    if (record.id !== undefined) onStartAgain?.();
    else if (edit !== undefined) {
      const path = generatePath(edit.path, { id: String(placed.id) });
      void navigate(path, { state: preview?.isOpen === true ? WITH_PREVIEW : null });
    }
  }, [placed, record.id, edit, navigate, notify, tellSaved, onStartAgain, preview?.isOpen]);

  useEffect(() => {
    if (state.kind === 'saved' && state.plan === undefined && sitePath) tellSaved('Foi guardado.', state.saved);
  }, [state, tellSaved, sitePath]);

  const situacao = situationOf(record);
  const isShown = hasDrafts || sitePath !== undefined;
  const estado = situacao?.estado ?? (editor.isPublic?.(record) === false ? 'rascunho' : 'publicado');
  const isPublic = record.id !== undefined && estado === 'publicado';

  return (
    <EditorForm
      // a new key empties the form once its record is stored and it stays for the next
      formKey={redirect === undefined ? saving.savedCount : 'form'}
      record={record}
      of={{ recurso, registo: Number(record.id ?? 0) }}
      saving={saving}
      // publishes what waits; where nothing does, a plain save is enough
      plan={isWaiting(situacao) ? { estado: 'publicado', retirarEm: situacao?.retirarEm ?? null } : undefined}
      success={ending?.message}
      isOver={isPlaced || isLeaving}
      editor={editor}
      isEdit={record.id !== undefined}
      messages={messages}
      situacao={situacao}
      estado={isShown ? estado : undefined}
      plans={hasDrafts ? ['rascunho', 'agendado', 'arquivado'] : []}
      startAgain={() => onStartAgain?.()}
      fields={
        <>
          {record['exemplo'] === true && <SampleInput />}
          {children}
        </>
      }
    >
      {situacao?.problema && <Alert severity="warning">Não foi publicado à hora marcada. {situacao.problema}</Alert>}
      <Row gap={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Box sx={{ flex: '1 1 16rem', color: 'text.secondary', typography: 'body2' }}>
          <div>Campos marcados com * são obrigatórios</div>
          {situacao && <div>{savedByWords(situacao)}</div>}
        </Box>
        {isPublic && sitePath && <SiteLink path={sitePath(record as RaRecord)} what={nounOf(section)} />}
        {actions(setDeletion)}
      </Row>
      {bar}
    </EditorForm>
  );
}

function useSaveRecord(editor: RecordEditor, id: RaRecord['id'] | undefined, failure: string): Save<RaRecord> {
  const dataProvider = useCalls();
  const section = useSection();
  const resource = section.name;
  const write = async (typed: FormValues, plan: Plan | undefined): Promise<RaRecord> => {
    const data = bodyOf(editor, typed);
    if (plan === undefined) {
      const answer = await (id === undefined
        ? dataProvider.create<RaRecord>(resource, { data })
        : dataProvider.update<RaRecord>(resource, { id, data, previousData: { id } }));
      return answer.data;
    }
    const { versao, ...conteudo } = data;
    return id === undefined
      ? dataProvider.createDraft(resource, conteudo, plan)
      : dataProvider.saveDraft({ resource, id, versao }, conteudo, plan);
  };
  const read = async (): Promise<Theirs> => {
    const known = id ?? '';
    const { data } = await dataProvider.getOne<RaRecord>(resource, { id: known, meta: standingOf(section) });
    const [last] = await dataProvider.GET('/api/{recurso}/{id}/versoes', { recurso: resource, id: known });
    return { values: data, who: last?.por, when: last?.guardadaEm };
  };
  return useSave({
    editor,
    write,
    read: id === undefined ? undefined : read,
    failure: () => failure,
    // one that was only being made may be stored already, where its answer did not arrive
    isRepeatable: (error) => id !== undefined || (error instanceof HttpError && error.status === 401),
  });
}

function SampleInput() {
  return (
    <Alert severity="warning">
      Isto é conteúdo de exemplo. Passa a ser da associação assim que o alterar; se já o é como está, desligue a marca.
      <BooleanInput {...useInputProps('exemplo')} helperText={false} sx={{ mt: 1 }} />
    </Alert>
  );
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
