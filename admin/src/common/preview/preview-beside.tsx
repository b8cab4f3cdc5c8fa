import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Previewed } from '../../data-provider/preview-calls.js';
import { lazyPart } from '../lazy-part.js';
import { PreviewContext } from './preview-context.js';

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
