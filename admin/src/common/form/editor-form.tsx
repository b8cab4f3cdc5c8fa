import { Alert, Box } from '@mui/material';
import { Form, type RaRecord } from 'ra-core';
import { type Key, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Plan } from '../../data-provider/calls.js';
import { isWaiting } from '../../publishing/situation.js';
import { LiveRegion } from '../feedback.js';
import { Autosave } from './autosave.js';
import { ConflictDialog } from './conflict-dialog.js';
import { FormContext, type FormStatus } from './form-context.js';
import type { FormValues } from './record-editor.js';
import type { Save } from './use-save.js';

type OwnStatus = 'isPublic' | 'isBusy' | 'isSaving' | 'isUploading' | 'save' | 'holdForUpload';

interface EditorFormProps extends Omit<FormStatus, OwnStatus> {
  /** A new one begins the form again, with the values of its record. */
  readonly formKey: Key;
  readonly record: Partial<RaRecord>;
  readonly of: { readonly recurso: string; readonly registo: number };
  readonly saving: Save;
  readonly success: string | undefined;
  /** Saved and about to be left, or gone. */
  readonly isOver: boolean;
  readonly head?: ReactNode;
  readonly fields: ReactNode;
  readonly children: ReactNode;
}

/** The height of the header and of the row that leads back, which stand above a form. */
const ABOVE_PX = 140;

/** A form reaches down to the end of the window, where its bar is: nothing that is said in it moves the bar. */
const formSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minHeight: { sm: `calc(100vh - ${ABOVE_PX}px)` },
  maxWidth: 1040,
  mx: 'auto',
} as const;

/** The form of every editor: banners, errors by field, concurrent edits, and nothing typed ever lost. */
export function EditorForm(props: EditorFormProps) {
  const { formKey, record, of, saving, success, isOver, head, fields, children, ...status } = props;
  const { state, save, reset } = saving;
  // the record over which typed values are taken up again, and the earlier version that they were typed over
  const [earlier, setEarlier] = useState<{ readonly over: FormValues; readonly base: FormValues }>();
  const [uploads, setUploads] = useState(0);
  const banner = useRef<HTMLDivElement>(null);
  const isFailed = state.kind === 'failed';
  const isSaving = state.kind === 'saving';

  useEffect(() => {
    if (success === undefined && !isFailed) return;
    banner.current?.scrollIntoView({ block: 'center' });
    banner.current?.focus({ preventScroll: true });
  }, [success, isFailed]);

  const holdForUpload = useCallback(() => {
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, []);

  const { situacao } = status;
  // publishes what waits; where nothing does, a plain save is enough
  const usual: Plan | undefined = isWaiting(situacao)
    ? { estado: 'publicado', retirarEm: situacao?.retirarEm ?? null }
    : undefined;
  const submit = (values: FormValues, plan = usual) =>
    save(values, earlier?.over === record ? earlier.base : record, plan);

  return (
    <Form
      key={formKey}
      record={record}
      onSubmit={(values: FormValues) => submit(values)}
      noValidate
      disableInvalidFormNotification
    >
      <FormContext
        value={{
          ...status,
          isPublic: status.isEdit && status.estado === 'publicado',
          isBusy: isSaving || isOver,
          isSaving,
          isUploading: uploads > 0,
          save: submit,
          holdForUpload,
        }}
      >
        <Box sx={formSx}>
          {head}
          <LiveRegion ref={banner} tabIndex={-1}>
            {success !== undefined && <Alert severity="success">{success}</Alert>}
            {isFailed && <Alert severity="error">{state.message}</Alert>}
          </LiveRegion>
          <Autosave of={of} record={record} isOver={isOver} onBase={(base) => setEarlier({ over: record, base })}>
            {fields}
          </Autosave>
          {children}
        </Box>
        {state.kind === 'conflict' && (
          <ConflictDialog
            editor={status.editor}
            conflict={state}
            onContinue={reset}
            onSave={(chosen) => void save(chosen, state.theirs.values, state.plan)}
          />
        )}
      </FormContext>
    </Form>
  );
}
