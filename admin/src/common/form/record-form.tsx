import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LiveRegion } from '../live-region.js';
import { ConflictDialog } from './conflict-dialog.js';
import { type Ending, FormContext } from './form-context.js';
import { FormGuard } from './form-guard.js';
import type { FormMessages } from './form-messages.js';
import type { RecordEditor } from './record-editor.js';
import { useSaveRecord } from './use-save-record.js';

interface RecordFormProps {
  readonly editor: RecordEditor;
  /** The record being edited, or the first values of a new one. */
  readonly record: Partial<RaRecord>;
  readonly messages: FormMessages;
  /** Where a save leads, and after how long; left out, the form is emptied for the next record. */
  readonly redirect: { readonly path: string; readonly afterMs: number } | undefined;
  readonly children: ReactNode;
}

/** The form of every editor: banners, errors by field, redirect after its delay, concurrent edits, and nothing typed ever lost. */
export function RecordForm({ editor, record, messages, redirect, children }: RecordFormProps) {
  const [base, setBase] = useState(record);
  const navigate = useNavigate();
  const banner = useRef<HTMLDivElement>(null);
  const { state, savedCount, save, reset } = useSaveRecord({ editor, id: record.id, messages });
  const [deletion, setDeletion] = useState<Ending | null>(null);
  const [uploads, setUploads] = useState(0);
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
    if (!isSaved && !isOver && state.kind !== 'failed') return;
    banner.current?.scrollIntoView({ block: 'center' });
    banner.current?.focus({ preventScroll: true });
  }, [isSaved, isOver, state.kind]);

  const holdForUpload = useCallback(() => {
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, []);

  return (
    // A new key empties the form once its record is stored and it stays for the next.
    <Form
      key={redirect === undefined ? savedCount : 'form'}
      record={base}
      onSubmit={save}
      noValidate
      disableInvalidFormNotification
    >
      <FormContext
        value={{
          editor,
          isEdit: record.id !== undefined,
          isBusy: state.kind === 'saving' || isOver,
          isSaving: state.kind === 'saving',
          isUploading: uploads > 0,
          messages,
          finish: setDeletion,
          holdForUpload,
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, mx: 'auto' }}>
          <LiveRegion ref={banner} tabIndex={-1}>
            {ending !== null && <Alert severity="success">{ending.message}</Alert>}
            {state.kind === 'failed' && (
              <Alert severity="error" role="alert">
                {state.message}
              </Alert>
            )}
          </LiveRegion>
          {children}
        </Box>
        <FormGuard isOver={isOver} />
        {state.kind === 'conflict' && (
          <ConflictDialog
            editor={editor}
            mine={state.mine}
            theirs={state.theirs}
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
