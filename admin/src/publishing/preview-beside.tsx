import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Previewed } from '../data-provider/calls.js';
import { useLocation } from 'react-router';
import { samePlan } from './situation.js';
import { useFormStatus, useSubmit } from '../common/form/form-context.js';
import { lazyPart } from '../common/lazy-part.js';

/** The state of a navigation to an editor that opens with its preview. */
export const WITH_PREVIEW = 'pré-visualizar';

const PreviewPane = lazyPart(() => import('./preview-pane.js'));

interface PreviewBesideProps {
  /** The subject; undefined for a record that is not stored yet, which is stored when the preview is asked for. */
  readonly of?: Previewed;
  /** Changes with each save: what is shown is read again. */
  readonly stamp?: number;
  readonly children: ReactNode;
}

const besideSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

export function PreviewBeside({ of, stamp = 0, children }: PreviewBesideProps) {
  const state: unknown = useLocation().state;
  const opened = useState(state === WITH_PREVIEW);
  const [isOpen, setOpen] = opened;
  return (
    <PreviewContext value={opened}>
      <Box sx={isOpen && of ? besideSx : undefined}>
        <div>{children}</div>
        {isOpen && of && <PreviewPane {...of} stamp={stamp} onClose={() => setOpen(false)} />}
      </Box>
    </PreviewContext>
  );
}

/** Whether the preview is open, and the call that opens or closes it. */
const PreviewContext = createContext<readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] | null>(null);

export const usePreview = () => useContext(PreviewContext);

/** Shows the page with what is stored; what is typed is stored first, as a draft. */
export function PreviewButton() {
  const { dirtyFields } = useFormState();
  const { isBusy, isEdit, isUploading, situacao } = useFormStatus();
  const submit = useSubmit();
  const preview = usePreview();
  if (preview === null) return null;
  const [isOpen, setOpen] = preview;
  const isStoredFirst = !isEdit || Object.keys(dirtyFields).length > 0;
  const show = (): void => {
    if (isStoredFirst) submit(situacao ? samePlan(situacao) : { estado: 'rascunho' });
    setOpen(isStoredFirst || !isOpen);
  };
  const label = isStoredFirst
    ? 'Guardar em rascunho e pré-visualizar'
    : isOpen
      ? 'Fechar a pré-visualização'
      : 'Pré-visualizar';
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={label}
      disabled={isBusy || isUploading}
      onClick={show}
      // on a phone the sign alone, beside the buttons that the bar is for
      sx={{ flexGrow: { xs: 0, sm: 0 } }}
    >
      <PreviewIcon fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1 }}>
        {label}
      </Box>
    </Button>
  );
}
