import { Alert, Button, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { VersaoGuardada } from '../api-types.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { LoadingBlock } from '../common/feedback.js';
import { Stack } from '../common/stack.js';
import { TitledDialog } from '../common/titled-dialog.js';
import { StateChip } from '../publishing/states.js';
import { fieldsOf, VersionDetail, type VersionEditor, whenSaved } from './version-detail.js';

interface HistoryDialogProps {
  readonly editor: VersionEditor;
  readonly onClose: () => void;
  readonly onBroughtBack: () => void;
}

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
  const changed = ({ campos, versao: own }: VersaoGuardada): string => {
    const names = fieldsOf(editor, campos).map(({ label }) => label);
    if (names.length > 0) return names.join(', ');
    return own === data?.at(-1)?.versao ? 'Primeira versão' : 'Sem alterações de conteúdo';
  };
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
      {error !== null && (
        <Alert severity="error">{error.message || 'Não foi possível ler o histórico. Tente novamente.'}</Alert>
      )}
      {data !== undefined && versao !== undefined && (
        <Stack sx={{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' } }}>
          <List aria-label="Versões" disablePadding sx={{ maxHeight: { xs: '14rem', md: '65vh' }, overflowY: 'auto' }}>
            {data.map((version) => (
              <ListItem key={version.versao} disablePadding>
                <ListItemButton
                  selected={version.versao === versao}
                  aria-current={version.versao === versao}
                  onClick={() => setChosen(version.versao)}
                >
                  <ListItemText
                    primary={
                      <>
                        {whenSaved(version)}
                        {version.por !== null && ` · ${version.por}`}{' '}
                        {version.estado !== null && editor.hasStates !== false && (
                          <StateChip estado={version.estado} porPublicar={false} />
                        )}
                      </>
                    }
                    secondary={changed(version)}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <VersionDetail key={versao} editor={editor} versions={data} versao={versao} onBroughtBack={onBroughtBack} />
        </Stack>
      )}
    </TitledDialog>
  );
}
