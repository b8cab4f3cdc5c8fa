import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import type { RecordEditor } from '../common/form/record-editor.js';
import { LoadingBlock } from '../common/feedback.js';
import { Stack } from '../common/stack.js';
import { TitledDialog } from '../common/titled-dialog.js';
import { VersionDetail } from './version-detail.js';
import { VersionList } from './version-list.js';

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

export default function HistoryDialog({ editor, onClose, onBroughtBack }: HistoryDialogProps) {
  const resource = useResourceContext() ?? '';
  const { id = '' } = useRecordContext() ?? {};
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [chosen, setChosen] = useState<number>();
  const { data, error, isPending } = useQuery({
    queryKey: [resource, 'versions', id],
    queryFn: () => dataProvider.versions(resource, id),
    staleTime: 0,
  });
  const versao = chosen ?? data?.[0]?.versao;
  return (
    <TitledDialog
      title="Histórico"
      wholeBelow="md"
      onClose={onClose}
      maxWidth="lg"
      isDivided
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {isPending && <LoadingBlock text="A carregar o histórico..." />}
      {error !== null && <Alert severity="error">{error.message || FAILURE}</Alert>}
      {data !== undefined && versao !== undefined && (
        <Stack sx={{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' } }}>
          <VersionList editor={editor} versions={data} chosen={versao} onChoose={setChosen} />
          <VersionDetail key={versao} editor={editor} versions={data} versao={versao} onBroughtBack={onBroughtBack} />
        </Stack>
      )}
    </TitledDialog>
  );
}
