import { Alert, Button, Chip, Typography } from '@mui/material';
import { type RaRecord, useNotify } from 'ra-core';
import { BooleanInput } from 'react-admin';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { HistoryButton } from '../../history/history-button.js';
import { PreviewBeside, usePreview, WITH_PREVIEW } from '../../publishing/preview-beside.js';
import { isWaiting, savedByWords, savedWords, situationOf, draftsMeta } from '../../publishing/situation.js';
import { BackLink } from '../back-link.js';
import { RowDeleteButton, TO_THE_BIN } from '../delete-button.js';
import { listAddress } from '../list/list-address.js';
import { useNamedRecord, useSection } from '../section/section-context.js';
import { placeOf } from '../section/section-group.js';
import { Fill, Note, Row, Screen } from '../parts.js';
import { READ_ONCE, useRead } from '../use-read.js';
import { EditorBar } from './editor-bar.js';
import { EditorForm } from './editor-form.js';
import { useFormStatus, useInputProps } from './form-context.js';
import { firstValuesOf, type RecordEditor } from './record-editor.js';
import { RecordFields, type Sections } from './record-fields.js';
import { type RecordTexts, usualTexts } from './record-texts.js';
import { SiteLink } from './site-link.js';
import { useSaveRecord } from './use-save.js';

interface RecordScreenProps {
  readonly editor: RecordEditor;
  /** A save, a deletion and 'Cancelar' lead to the section's list instead of the dashboard. */
  readonly returnsToList?: boolean;
  /** The differences from the usual sentences and times; they are worded as in the specification. */
  readonly create: Partial<RecordTexts> & { readonly actions?: ReactNode };
  readonly edit?: Partial<RecordTexts>;
  readonly sections: Sections;
  /** Stands above the sections. */
  readonly children?: ReactNode;
}

const DELETED_MS = 1500;
/** A notice with a link stays as long as it takes to read it and to get there; a click elsewhere and Escape end it. */
const NOTICE_MS = 30_000;

/** Adds a record, or edits the one of the address, with a reading and a saving of its own: docs/decisions/0261. */
export function RecordScreen(props: RecordScreenProps) {
  const { id } = useParams();
  // another record begins with nothing of the one before
  return <ScreenOf key={id} id={id} {...props} />;
}

function ScreenOf(props: RecordScreenProps & { readonly id: string | undefined }) {
  const { id, editor, create, edit, returnsToList = false, sections, children } = props;
  const section = useSection();
  const { name: recurso, path, hasPreview = false } = section;
  const [{ reading, saved }, setReading] = useState<{ readonly reading: number; readonly saved?: RaRecord }>({
    reading: 0,
  });
  const isEdit = id !== undefined;
  const list = isEdit ? listAddress(path) : path;
  const texts = { ...usualTexts(section, isEdit), ...(isEdit ? edit : create) };
  const { data, instead } = useRead(
    [recurso, 'editor', id, reading],
    (calls) => calls.getOne<RaRecord>(recurso, { id: id ?? '', meta: draftsMeta(section) }),
    {
      ...READ_ONCE,
      enabled: isEdit,
      initialData: saved && { data: saved },
      loading: texts.loading,
      failure: texts.loadFailure,
    },
  );
  const formOf = (record: Partial<RaRecord>) => (
    <RecordForm
      key={reading}
      editor={editor}
      sections={sections}
      record={record}
      texts={texts}
      actions={create.actions}
      list={list}
      target={returnsToList ? list : '/dashboard'}
      startAgain={(stored) => setReading({ reading: reading + 1, saved: stored })}
    >
      {children}
    </RecordForm>
  );
  const screen = isEdit ? (
    <Screen maxWidth={1040}>
      <Row gap={1.5}>
        <BackLink to={list} />
        <Chip size="small" label={`ID: ${id}`} />
      </Row>
      {data === undefined ? instead : formOf(data.data)}
    </Screen>
  ) : (
    formOf(firstValuesOf(editor))
  );
  if (!hasPreview) return screen;
  return (
    <PreviewBeside of={isEdit ? { recurso, registo: id } : undefined} stamp={reading}>
      {screen}
    </PreviewBeside>
  );
}

interface RecordFormProps extends Pick<RecordScreenProps, 'editor' | 'sections' | 'children'> {
  readonly record: Partial<RaRecord>;
  readonly texts: RecordTexts;
  /** The buttons above a new record's bar. */
  readonly actions: ReactNode;
  readonly list: string;
  /** The address that a save and a deletion lead to. */
  readonly target: string;
  /** Begins anew without what was typed, with the record as it was just saved, or else as it is read. */
  readonly startAgain: (saved?: RaRecord) => void;
}

/** The form of a record, which leads away once it is saved or gone, or is emptied for the next record. */
function RecordForm(props: RecordFormProps) {
  const { editor, texts, actions, list, target, startAgain, sections, children } = props;
  // a record that is read anew takes nothing away that is being typed
  const [record] = useState(props.record);
  const { redirectMs, cancelGoesBack = false } = texts;
  const navigate = useNavigate();
  const notify = useNotify();
  const [isPreviewed = false] = usePreview() ?? [];
  const section = useSection();
  const saving = useSaveRecord(editor, record.id, texts.failure);
  const { state } = saving;
  const [isDeleted, setDeleted] = useState(false);
  const { name: recurso, hasBin = false, hasDrafts = false, sitePath } = section;
  const isEdit = record.id !== undefined;
  const isPlaced = state.kind === 'saved' && state.plan !== undefined;
  const isSaved = state.kind === 'saved' && !isPlaced;
  const success = isDeleted ? texts.deleteSuccess : isSaved ? texts.success : undefined;
  const leavesAfterMs = isDeleted ? DELETED_MS : isSaved ? redirectMs : undefined;
  const isLeaving = leavesAfterMs !== undefined;

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = window.setTimeout(() => void navigate(target), leavesAfterMs);
    return () => window.clearTimeout(timer);
  }, [isLeaving, navigate, target, leavesAfterMs]);

  /** Says that visitors see a record now, with the way to its page on the site where its kind has one. */
  const tellPublic = (text: string, saved: RaRecord): void => {
    const link = sitePath && { action: <SiteLink path={sitePath(saved)} /> };
    notify(
      <Alert severity="success" role="status" {...link}>
        {text}
      </Alert>,
      { autoHideDuration: NOTICE_MS },
    );
  };
  const followSave = useEffectEvent(() => {
    if (state.kind !== 'saved') return;
    const { plan, saved } = state;
    const publicacao = situationOf(saved);
    if (plan === undefined) {
      if (editor.isPublic?.(saved) === false) notify('Rascunho guardado.', { type: 'success' });
      else if (sitePath) tellPublic('Publicado.', saved);
    } else if (publicacao !== undefined) {
      const text = savedWords(publicacao);
      if (isWaiting({ ...publicacao, retirarEm: null })) notify(text, { type: 'success' });
      else tellPublic(text, saved);
      if (isEdit) startAgain(saved);
      else void navigate(placeOf(section, saved.id), { state: isPreviewed ? WITH_PREVIEW : null });
    }
  });
  useEffect(() => followSave(), [state]);

  const situacao = situationOf(record);
  const isShown = hasDrafts || sitePath !== undefined;
  const estado = situacao?.estado ?? (editor.isPublic?.(record) === false ? 'rascunho' : 'publicado');

  return (
    <EditorForm
      // a new key empties the form once its record is stored and it stays for the next
      formKey={redirectMs === undefined ? saving.savedCount : 'form'}
      record={record}
      of={{ recurso, registo: Number(record.id ?? 0) }}
      saving={saving}
      success={success}
      isOver={isPlaced || isLeaving}
      editor={editor}
      isEdit={isEdit}
      messages={texts}
      situacao={situacao}
      estado={isShown ? estado : undefined}
      plans={hasDrafts ? ['rascunho', 'agendado', 'arquivado'] : []}
      startAgain={() => startAgain()}
      fields={
        <>
          {record['exemplo'] === true && <SampleInput />}
          {children}
          <RecordFields sections={sections} />
        </>
      }
    >
      {situacao?.problema && <Alert severity="warning">Não foi publicado à hora marcada. {situacao.problema}</Alert>}
      <Row gap={1.5} justifyContent="flex-end">
        <Fill basis="16rem">
          <Note>Campos marcados com * são obrigatórios</Note>
          {situacao && <Note>{savedByWords(situacao)}</Note>}
        </Fill>
        {isEdit && estado === 'publicado' && sitePath && (
          <SiteLink path={sitePath(record as RaRecord)} what={section.one.toLowerCase()} />
        )}
        {isEdit ? (
          <>
            {hasBin && <HistoryButton />}
            <DeleteRecordButton texts={texts} onDeleted={() => setDeleted(true)} />
          </>
        ) : (
          actions
        )}
      </Row>
      <EditorBar>
        <CancelButton path={cancelGoesBack ? list : target} label={texts.cancelLabel} goesBack={cancelGoesBack} />
      </EditorBar>
    </EditorForm>
  );
}

interface CancelButtonProps {
  readonly path: string;
  readonly label: string | undefined;
  /** Leads back to the screen before, where there was one, and to `path` otherwise. */
  readonly goesBack: boolean;
}

function CancelButton({ path, label = 'Cancelar', goesBack }: CancelButtonProps) {
  const { isSaving } = useFormStatus();
  const navigate = useNavigate();
  const isFirstScreen = useLocation().key === 'default';
  const goBack = (click: MouseEvent): void => {
    if (!goesBack || isFirstScreen || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    void navigate(-1);
  };
  return (
    <Button href={path} onClick={goBack} variant="outlined" color="inherit" disabled={isSaving}>
      {label}
    </Button>
  );
}

function SampleInput() {
  return (
    <Alert severity="warning">
      Isto é conteúdo de exemplo. Passa a ser da associação assim que o alterar; se já serve como está, desligue a
      marca.
      <BooleanInput {...useInputProps('exemplo')} helperText={false} sx={{ mt: 1 }} />
    </Alert>
  );
}

interface DeleteRecordButtonProps {
  readonly texts: RecordTexts;
  readonly onDeleted: () => void;
}

function DeleteRecordButton({ texts, onDeleted }: DeleteRecordButtonProps) {
  const { isBusy, isUploading } = useFormStatus();
  const { name } = useNamedRecord();
  const { hasBin = false } = useSection();
  return (
    <RowDeleteButton
      label="Eliminar"
      name={undefined}
      variant="outlined"
      disabled={isBusy || isUploading}
      failure={texts.deleteFailure}
      errorsIn="dialog"
      onDeleted={onDeleted}
    >
      <Typography>{texts.deleteQuestion}</Typography>
      <Typography variant="subtitle1" sx={{ my: 1 }}>
        {name}
      </Typography>
      <Typography>{hasBin ? TO_THE_BIN : 'Esta ação não pode ser desfeita.'}</Typography>
    </RowDeleteButton>
  );
}
