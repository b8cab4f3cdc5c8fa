import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PreviewBeside } from '../../publishing/preview-beside.js';
import { useSection } from '../section/section-context.js';
import { EditScreen, type EditTexts } from './edit-screen.js';
import { EditorBar } from './editor-bar.js';
import type { FormMessages } from './form-context.js';
import type { FormValues, RecordEditor } from './record-editor.js';
import { RecordForm } from './record-form.js';

interface RecordScreenProps {
  readonly editor: RecordEditor;
  /** How one is called, with its article: 'o parceiro'. */
  readonly called: string;
  /** What differs from the usual sentences and times. */
  readonly create: Omit<CreateTexts, 'messages'> & { readonly messages?: Partial<FormMessages> };
  readonly edit?: Partial<EditTexts>;
  /** A save, a deletion and 'Cancelar' lead to the section's list instead of the dashboard. */
  readonly returnsToList?: boolean;
  /** The fields, which `useFormStatus` tells which of both it is. */
  readonly children: ReactNode;
}

/** Adds a record, or edits the one of the address. */
export function RecordScreen({ called, create, edit, returnsToList = false, ...screen }: RecordScreenProps) {
  const texts = textsOf(called);
  if (useParams().id !== undefined) {
    return <EditScreen {...screen} returnsToList={returnsToList} texts={{ ...texts.edit, ...edit }} />;
  }
  const messages = { ...texts.messages, ...create.messages };
  return <CreateScreen redirectMs={1500} {...screen} returnsToList={returnsToList} {...create} messages={messages} />;
}

/** The settings in which the screens that add a record differ. */
interface CreateTexts {
  readonly messages: FormMessages;
  readonly firstValues?: FormValues;
  /** How long the last words of a save are shown before the dashboard; undefined, the form is emptied for the next record. */
  readonly redirectMs?: number | undefined;
  readonly cancelLabel?: string;
  /** The button is off while one of these is empty. */
  readonly required?: readonly string[];
  /** The sentence that is shown while one of them is empty. */
  readonly incompleteHint?: string;
  /** More buttons. */
  readonly actions?: ReactNode;
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
      success: `${title} atualizad${article} com sucesso!`,
      failure: `Erro ao atualizar ${called}. Tente novamente.`,
      deleteQuestion: `Tem a certeza de que quer eliminar est${article === 'o' ? 'e' : 'a'} ${name}?`,
      deleteSuccess: `${title} eliminad${article} com sucesso!`,
      deleteFailure: `Erro ao eliminar ${called}. Tente novamente.`,
      redirectMs: 1500,
    },
  };
}

interface CreateScreenProps extends CreateTexts {
  readonly editor: RecordEditor;
  readonly returnsToList: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

const DASHBOARD = '/dashboard';

const NO_VALUES: FormValues = {};

function CreateScreen(props: CreateScreenProps) {
  const {
    editor,
    messages,
    firstValues = NO_VALUES,
    redirectMs,
    cancelLabel,
    required,
    incompleteHint,
    returnsToList,
  } = props;
  const section = useSection();
  const path = returnsToList ? section.path : DASHBOARD;
  const screen = (
    <RecordForm
      editor={editor}
      record={firstValues}
      messages={messages}
      redirect={redirectMs === undefined ? undefined : { path, afterMs: redirectMs }}
      actions={props.actions}
      bar={
        <EditorBar
          cancel={{ path, ...(cancelLabel && { label: cancelLabel }) }}
          {...(required && { required })}
          {...(incompleteHint && { incompleteHint })}
        />
      }
    >
      {props.children}
    </RecordForm>
  );
  return section.hasPreview === true ? <PreviewBeside>{screen}</PreviewBeside> : screen;
}
