import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Previewed } from '../../data-provider/calls.js';
import { useFormStatus } from '../form/form-context.js';
import { lazyPart } from '../lazy-part.js';

const PreviewPane = lazyPart(() => import('./preview-pane.js'));

interface PreviewBesideProps extends Previewed {
  /** Changes with each save: what is shown is read again. */
  readonly stamp: number;
  /** The editor. */
  readonly children: ReactNode;
}

const besideSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** An editor with the page of the site beside it, once somebody asks for that. */
export function PreviewBeside({ recurso, registo, stamp, children }: PreviewBesideProps) {
  const [isOpen, setOpen] = useState(false);
  const status = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  return (
    <PreviewContext value={status}>
      <Box sx={isOpen ? besideSx : undefined}>
        <Box>{children}</Box>
        {isOpen && (
          <Suspense fallback={null}>
            <PreviewPane recurso={recurso} registo={registo} stamp={stamp} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Box>
    </PreviewContext>
  );
}

interface PreviewStatus {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const PreviewContext = createContext<PreviewStatus | null>(null);

/** Whether the preview stands beside the editor; null where there is none. */
function usePreview(): PreviewStatus | null {
  return useContext(PreviewContext);
}

/** Shows the page with what is stored; what is typed is stored first, as a draft. */
export function PreviewButton({ onSaveDraft }: { readonly onSaveDraft: () => void }) {
  const { dirtyFields } = useFormState();
  const { isBusy, isUploading } = useFormStatus();
  const preview = usePreview();
  if (preview === null) return null;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const show = (): void => {
    if (isDirty) onSaveDraft();
    preview.setOpen(isDirty || !preview.isOpen);
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PreviewIcon />}
      disabled={isBusy || isUploading}
      onClick={show}
    >
      {isDirty
        ? 'Guardar em rascunho e pré-visualizar'
        : preview.isOpen
          ? 'Fechar a pré-visualização'
          : 'Pré-visualizar'}
    </Button>
  );
}
