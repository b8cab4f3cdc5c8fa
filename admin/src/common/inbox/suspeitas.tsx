import GppGoodIcon from '@mui/icons-material/GppGoodOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Schemas } from '../../api-types.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { EmptyState } from '../empty-state.js';
import { LoadingBlock } from '../loading-block.js';
import { useSection } from '../section/section-context.js';
import { RESUMO_KEY } from '../use-resumo.js';
import { InboxTabs } from './inbox-tabs.js';
import { SuspeitaCard, whoSent } from './suspeita-card.js';

const AT_ONCE = 25;
const BANNER_MS = 3000;

/** The submissions of one form that look like spam, and what can be done with each. */
export default function Suspeitas() {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [count, setCount] = useState(AT_ONCE);
  const [busy, setBusy] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Schemas['Suspeita'] | null>(null);
  const key = ['suspeitas', resource];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...key, count],
    queryFn: () => dataProvider.suspeitas(resource, count),
    placeholderData: keepPreviousData,
  });

  const act = async (id: number, action: () => Promise<void>, success: string, failure: string): Promise<void> => {
    setBusy(id);
    try {
      await action();
      notify(success, { type: 'success', autoHideDuration: BANNER_MS });
      await queryClient.invalidateQueries({ queryKey: key });
      // Its buttons have gone with it.
      document.getElementById('titulo')?.focus();
      await queryClient.invalidateQueries({ queryKey: [resource] });
      await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
    } catch {
      notify(failure, { type: 'error', autoHideDuration: BANNER_MS });
    } finally {
      setBusy(null);
      setRemoved(null);
    }
  };
  const accept = ({ id }: Schemas['Suspeita']) =>
    act(
      id,
      () => dataProvider.acceptSuspeita(id),
      'Está entre as recebidas, e foi enviado o que estava retido.',
      'Não foi possível mudar a submissão. Tente novamente.',
    );
  const remove = ({ id }: Schemas['Suspeita']) =>
    act(
      id,
      () => dataProvider.removeSuspeita(id),
      'Submissão eliminada com sucesso!',
      'Erro ao eliminar a submissão. Tente novamente.',
    );

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <InboxTabs />
      <Typography>
        O que parece ter sido enviado por uma máquina fica aqui: não é contado, ninguém é avisado, e é apagado ao fim do
        prazo. Se veio de uma pessoa, carregue em «Não é spam».
      </Typography>
      {isPending && <LoadingBlock />}
      {error !== null && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              Tentar novamente
            </Button>
          }
        >
          Não foi possível ler a lista. {error.message}
        </Alert>
      )}
      {data?.rows.length === 0 && <EmptyState icon={GppGoodIcon} text="Não há submissões suspeitas." />}
      {data !== undefined && data.rows.length > 0 && (
        <Box
          component="ul"
          aria-label="Submissões suspeitas"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {data.rows.map((row) => (
            <Paper key={row.id} component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 3 }}>
              <SuspeitaCard
                suspeita={row}
                isBusy={busy !== null}
                onAccept={() => void accept(row)}
                onRemove={() => setRemoved(row)}
              />
            </Paper>
          ))}
        </Box>
      )}
      {data !== undefined && data.total > data.rows.length && (
        <Button onClick={() => setCount(count + AT_ONCE)}>
          Mostrar mais ({data.rows.length} de {data.total})
        </Button>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title="Confirmar Eliminação"
        confirm={{ label: 'Eliminar', busyLabel: 'Eliminando...' }}
        isBusy={busy !== null}
        onConfirm={() => {
          if (removed !== null) void remove(removed);
        }}
        onCancel={() => setRemoved(null)}
      >
        Tem a certeza de que quer eliminar a submissão de <strong>{removed === null ? '' : whoSent(removed)}</strong>?
        Esta ação não pode ser desfeita.
      </ConfirmDialog>
    </Box>
  );
}
