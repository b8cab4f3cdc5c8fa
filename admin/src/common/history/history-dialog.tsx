import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { useId, useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import type { RecordEditor } from '../form/record-editor.js';
import { LoadingBlock } from '../loading-block.js';
import { Stack } from '../stack.js';
import { VersionDetail } from './version-detail.js';
import { VersionList } from './version-list.js';

/** How a kind of record calls its fields and shows them. */
export interface VersionEditor extends Pick<RecordEditor, 'labels' | 'views'> {
  /** False for a kind that visitors never see, whose versions have no state. */
  readonly hasStates?: boolean;
}

interface HistoryDialogProps {
  readonly editor: VersionEditor;
  readonly onClose: () => void;
  readonly onBroughtBack: () => void;
}

const FAILURE = 'Não foi possível ler o histórico. Tente novamente.';

/** Shows who saved a record and when, what changed, and a way to restore a version. */
export default function HistoryDialog({ editor, onClose, onBroughtBack }: HistoryDialogProps) {
  const titleId = useId();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useRecordContext() ?? {};
  const dataProvider = useDataProvider<AdminDataProvider>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [chosen, setChosen] = useState<number>();
  const { data, error, isPending } = useQuery({
    queryKey: [resource, 'versions', id],
    queryFn: () => dataProvider.versions(resource, id),
    staleTime: 0,
  });
  const versao = chosen ?? data?.[0]?.versao;
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={isNarrow} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Histórico</DialogTitle>
      <DialogContent dividers>
        {isPending && <LoadingBlock text="A carregar o histórico..." />}
        {error !== null && <Alert severity="error">{error.message || FAILURE}</Alert>}
        {data !== undefined && versao !== undefined && (
          <Stack sx={{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' } }}>
            <VersionList editor={editor} versions={data} chosen={versao} onChoose={setChosen} />
            <VersionDetail key={versao} editor={editor} versions={data} versao={versao} onBroughtBack={onBroughtBack} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
