import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConflictDialog } from './conflict-dialog.js';
import { type Ending, FormContext } from './form-context.js';
import type { FormMessages } from './form-messages.js';
import { UnsavedGuard } from './unsaved-guard.js';
import { type FormValues, useSaveRecord } from './use-save-record.js';

interface RecordFormProps {
  readonly resource: string;
  /** The record being edited, or the first values of a new one. */
  readonly record: Partial<RaRecord>;
  readonly toBody: (values: FormValues) => FormValues;
  readonly messages: FormMessages;
  /** Where a save leads, and after how long; left out, the form is emptied for the next record. */
  readonly redirect?: { readonly path: string; readonly afterMs: number };
  readonly labels: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** The form of every editor: banners, errors by field, redirect after its delay, concurrent edits, and nothing typed ever lost. */
export function RecordForm({ resource, record, toBody, messages, redirect, labels, children }: RecordFormProps) {
  const [base, setBase] = useState(record);
  const navigate = useNavigate();
  const banner = useRef<HTMLDivElement>(null);
  const { state, save, reset } = useSaveRecord({
    resource,
    toBody,
    messages,
    ...(record.id === undefined ? {} : { id: record.id }),
  });
  const [deletion, setDeletion] = useState<Ending | null>(null);
  const isSaved = state.kind === 'saved';
  const ending = deletion ?? (isSaved ? { message: messages.success, afterMs: redirect?.afterMs ?? 0 } : null);
  const isOver = ending !== null && redirect !== undefined;
  const afterMs = ending?.afterMs ?? 0;
  const path = redirect?.path ?? '';

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = window.setTimeout(() => void navigate(path), afterMs);
    return () => window.clearTimeout(timer);
  }, [isOver, navigate, path, afterMs]);

  useEffect(() => {
    if (state.kind === 'saved' || isOver || state.kind === 'failed')
      banner.current?.scrollIntoView({ block: 'center' });
  }, [isOver, state.kind]);

  // A new key empties the form once its record is stored and it stays for the next.
  const savedId = isSaved && redirect === undefined ? state.record.id : 'form';

  return (
    <Form key={savedId} record={base} onSubmit={save} noValidate disableInvalidFormNotification>
      <FormContext
        value={{
          isBusy: state.kind === 'saving' || isOver,
          isSaving: state.kind === 'saving',
          messages,
          finish: setDeletion,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, mx: 'auto' }}>
          <div ref={banner} aria-live="polite">
            {ending !== null && <Alert severity="success">{ending.message}</Alert>}
            {state.kind === 'failed' && (
              <Alert severity="error" role="alert">
                {state.message}
              </Alert>
            )}
          </div>
          {children}
        </Box>
        <UnsavedGuard isSaved={isOver} />
        {state.kind === 'conflict' && (
          <ConflictDialog
            mine={state.mine}
            theirs={state.theirs}
            labels={labels}
            onContinue={reset}
            onTakeTheirs={() => {
              setBase(state.theirs);
              reset();
            }}
            onKeepMine={() => void save({ ...state.mine, versao: state.theirs['versao'] as unknown })}
          />
        )}
      </FormContext>
    </Form>
  );
}
