import { required } from 'ra-core';
import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Plan, Situacao } from '../../data-provider/calls.js';
import type { FormValues, RecordEditor } from './record-editor.js';
import type { RecordTexts } from './record-texts.js';
import type { Save } from './use-save.js';

export interface FormStatus {
  readonly editor: RecordEditor;
  readonly isEdit: boolean;
  readonly isPublic: boolean;
  /** Being saved, or saved and about to leave: nothing can be changed. */
  readonly isBusy: boolean;
  readonly isSaving: boolean;
  /** Files are on their way: what would be saved now would lack them. */
  readonly isUploading: boolean;
  readonly messages: Pick<RecordTexts, 'submit' | 'submitting' | 'incompleteHint'>;
  /** How the record stands; undefined for a new one, and for a kind without drafts. */
  readonly situacao: Situacao | undefined;
  /** The state that visitors know the record in; undefined for a kind that they never see. */
  readonly estado: Situacao['estado'] | undefined;
  /** The states, besides the public one, that a save can give a record of this kind. */
  readonly plans: readonly Situacao['estado'][];
  readonly save: (values: FormValues, plan?: Plan) => ReturnType<Save['save']>;
  /** Reads the record anew, without what was typed. */
  readonly startAgain: () => void;
  /** Says that a file is on its way. @returns the call that says it arrived or failed */
  readonly holdForUpload: () => () => void;
}

export const FormContext = createContext<FormStatus | null>(null);

export function useFormStatus(): FormStatus {
  const status = useContext(FormContext);
  if (status === null) throw new Error('useFormStatus needs an EditorForm around it.');
  return status;
}

export function useSubmit(): (plan?: Plan) => void {
  const { handleSubmit, setError } = useFormContext<FormValues>();
  const { save } = useFormStatus();
  return (plan) => {
    void handleSubmit(async (values) => {
      for (const [field, message] of Object.entries((await save(values, plan)) ?? {})) {
        setError(field, { type: 'server', message });
      }
    })();
  };
}

type Limit = 'maxLength' | 'maxItems' | 'minimum' | 'maximum';

/** How a field is called, and the bounds of its value. @throws Error for a field that the form's record does not have */
export function useField(source: string) {
  const { labels, limits, fields } = useFormStatus().editor;
  const label = fields?.[source]?.label ?? labels[source];
  if (label === undefined) throw new Error(`No field '${source}'`);
  return { label, ...(limits[source] as Readonly<Partial<Record<Limit, number>>> | undefined) };
}

/** The properties that every input of a record's form has. */
export function useInputProps(source: string, isRequired = false) {
  const { label } = useField(source);
  return { source, label, disabled: useFormStatus().isBusy, validate: isRequired ? required() : undefined };
}
