import CheckCircleIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId } from 'react';
import type { Schemas } from '../../api-types.js';
import { ReadFailure } from '../../common/read-failure.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { palette } from '../../theme/palette.js';

const REFRESH_MS = 5 * 60_000;

function Line({ line: { titulo, bem, texto, fazer } }: { readonly line: Schemas['EstadoLinha'] }) {
  const Icon = bem ? CheckCircleIcon : ErrorIcon;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
      <Icon
        fontSize="small"
        titleAccess={bem ? 'Bem' : 'Precisa de atenção'}
        sx={{ mt: 0.25, color: bem ? palette.teal.dark : palette.coral.dark }}
      />
      <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{titulo}.</strong> {texto}
        {fazer !== null && <Box sx={{ color: 'text.secondary' }}>{fazer}</Box>}
      </Typography>
    </Box>
  );
}

/** Whether all is well with what nobody looks at: mail, copies, the disk … What is not comes first. */
export function SystemState() {
  const titleId = useId();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['estado'],
    queryFn: () => dataProvider.systemState(),
    refetchInterval: REFRESH_MS,
  });
  if (error !== null) {
    return (
      <ReadFailure sx={{ mt: 2 }} onRetry={refetch}>
        Não foi possível saber como está o sistema. {error.message}
      </ReadFailure>
    );
  }
  if (data === undefined) return null;
  const lines = [...data.linhas].sort((a, b) => Number(a.bem) - Number(b.bem));
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 2, p: { xs: 2, md: 3 }, borderRadius: 3, bgcolor: data.bem ? palette.teal.light : palette.coral.light }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {data.bem ? 'Está tudo bem' : 'O sistema precisa de atenção'}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
    </Paper>
  );
}
