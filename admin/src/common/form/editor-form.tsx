import { Alert, Box, Button, DialogContentText, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { Form, type RaRecord } from 'ra-core';
import { type Key, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { get, set } from 'react-hook-form';
import type { Plan } from '../../data-provider/calls.js';
import { isWaiting } from '../../publishing/situation.js';
import { palette } from '../../theme/palette.js';
import { LiveRegion } from '../feedback.js';
import { plainText } from '../list/column.js';
import { TitledDialog } from '../titled-dialog.js';
import { Autosave } from './autosave.js';
import { FormContext, type FormStatus } from './form-context.js';
import type { FormValues, RecordEditor } from './record-editor.js';
import { type Conflict, type Save, whoSaved } from './use-save.js';
import { Fill, Stack } from '../parts.js';

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
  const { state, save, giveUp, reset } = saving;
  // the record over which typed values are taken up again, and the earlier version that they were typed over
  const [earlier, setEarlier] = useState<{ readonly over: FormValues; readonly base: FormValues }>();
  const [uploads, setUploads] = useState(0);
  const banner = useRef<HTMLDivElement>(null);
  const isFailed = state.kind === 'failed';
  const isSaving = state.kind === 'saving';
  const message = isFailed || isSaving ? state.message : undefined;

  const showOutcome = useEffectEvent(() => {
    const focused = state.kind === 'failed' ? state.focused : undefined;
    if (success === undefined && focused instanceof HTMLElement && focused.isConnected) {
      // tried again by itself: a field that was off meanwhile has lost the focus
      if (document.activeElement === document.body) focused.focus({ preventScroll: true });
      return;
    }
    banner.current?.scrollIntoView({ block: 'center' });
    banner.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (success !== undefined || isFailed) showOutcome();
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
            {message !== undefined && <Alert severity="error">{message}</Alert>}
          </LiveRegion>
          <Autosave
            of={of}
            record={record}
            isOver={isOver}
            onTyped={giveUp}
            onBase={(base) => setEarlier({ over: record, base })}
          >
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

interface ConflictDialogProps {
  readonly editor: Pick<RecordEditor, 'labels' | 'views'>;
  readonly conflict: Conflict;
  readonly onSave: (values: FormValues) => void;
  readonly onContinue: () => void;
}

type Side = 'mine' | 'theirs';

const titles: Readonly<Record<Side, string>> = { mine: 'A sua versão', theirs: 'Versão guardada' };

const versionSx = {
  p: 1.5,
  borderRadius: 1.5,
  bgcolor: palette.paper.deep,
  maxHeight: '12rem',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const growingSx = { flexGrow: { xs: 1, sm: 0 } } as const;

function ConflictDialog({ editor, conflict, onSave, onContinue }: ConflictDialogProps) {
  const { labels, views = {} } = editor;
  const { merged, disputed, theirs } = conflict;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const shown = (field: string, values: FormValues): ReactNode => {
    const value: unknown = get(values, field);
    const text = plainText(value);
    return text === '' ? '(vazio)' : (views[field]?.(value, values) ?? text);
  };
  const choose = (): void => {
    const chosen = structuredClone<FormValues>({ ...merged, versao: theirs.values['versao'] });
    for (const field of disputed) if (sides[field] === 'theirs') set(chosen, field, get(theirs.values, field));
    onSave(chosen);
  };
  return (
    <TitledDialog
      title="Este registo foi alterado por outra pessoa"
      onClose={onContinue}
      maxWidth="md"
      isDivided
      actions={
        <>
          <Button onClick={onContinue} sx={growingSx}>
            Continuar a editar
          </Button>
          <Button onClick={choose} variant="contained" sx={growingSx}>
            Guardar o que escolhi
          </Button>
        </>
      }
    >
      <Stack>
        <DialogContentText>
          {whoSaved(theirs)} enquanto editava. Nada se perdeu, nem de um lado nem do outro, e o que mudaram em campos
          diferentes já está junto. Falta só escolher a versão que fica{' '}
          {disputed.length === 1 ? 'deste campo' : 'destes campos'}.
        </DialogContentText>
        {disputed.map((field) => {
          const label = labels[field] ?? field;
          return (
            <div key={field}>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {label}
              </Typography>
              <RadioGroup
                aria-label={`${label}: que versão fica`}
                value={sides[field] ?? 'mine'}
                onChange={(_event, side) => setSides((before) => ({ ...before, [field]: side as Side }))}
                sx={{ display: 'flex', gap: 1.5, flexWrap: 'nowrap', flexDirection: { xs: 'column', sm: 'row' } }}
              >
                {(['mine', 'theirs'] as const).map((side) => (
                  <Fill key={side}>
                    <FormControlLabel value={side} control={<Radio size="small" />} label={titles[side]} />
                    {/* a long text scrolls, with the keyboard too */}
                    <Typography
                      component="div"
                      role="group"
                      aria-label={`${label}: ${titles[side]}`}
                      tabIndex={0}
                      sx={versionSx}
                    >
                      {shown(field, side === 'mine' ? merged : theirs.values)}
                    </Typography>
                  </Fill>
                ))}
              </RadioGroup>
            </div>
          );
        })}
      </Stack>
    </TitledDialog>
  );
}
