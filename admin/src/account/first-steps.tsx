import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import type { Resumo } from '../api-types.js';
import { useResumo } from '../common/use-resumo.js';
import { visuallyHidden } from '../common/visually-hidden.js';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';
import { storedUser } from '../session/session.js';
import { firstStepsKey } from '../theme/store.js';
import { palette } from '../theme/palette.js';
import { SECOND_STEP_PATH } from './account-places.js';
import { accountKeys, usePapel } from './own-account.js';

/** The first steps of somebody who has just come, on the overview until they are done or put away. */
export function FirstSteps() {
  // null for whoever has not come by a link, and once it is put away
  const [seen, setSeen] = useStore<readonly string[] | null>(firstStepsKey(storedUser()?.id ?? 0), null);
  const { data: resumo } = useResumo();
  if (seen === null || resumo === undefined) return null;
  return <Steps resumo={resumo} seen={seen} onSee={(key) => setSeen([...seen, key])} onPutAway={() => setSeen(null)} />;
}

interface StepsProps {
  readonly resumo: Resumo;
  readonly seen: readonly string[];
  readonly onSee: (key: string) => void;
  readonly onPutAway: () => void;
}

function Steps({ resumo, seen, onSee, onPutAway }: StepsProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data: secondStep } = useQuery({
    queryKey: accountKeys.secondStep,
    queryFn: () => dataProvider.secondStep(),
  });
  const { naoLidas, contagens, exemplos } = resumo;
  const isRead = Object.values(naoLidas).every((count) => count === 0);
  const messages = { key: 'mensagens', label: 'Veja as mensagens por ler', path: '/dashboard/mensagens' };
  const pages = { key: 'paginas', label: 'Conheça as páginas do site', path: '/dashboard/paginas' };
  const steps = [
    { key: 'conta', label: 'Proteja a sua conta', path: SECOND_STEP_PATH, isDone: secondStep?.ativo === true },
    usePapel() === 'administracao'
      ? { ...messages, isDone: isRead || seen.includes(messages.key) }
      : { ...pages, isDone: seen.includes(pages.key) },
    {
      key: 'evento',
      label: 'Publique o primeiro evento',
      path: '/adicionar/evento',
      isDone: (contagens['eventos'] ?? 0) > (exemplos['eventos'] ?? 0),
    },
  ];
  if (secondStep === undefined || steps.every(({ isDone }) => isDone)) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="primeiros-passos"
      sx={{ mb: 2, p: { xs: 2, md: 3 }, borderRadius: 3 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="primeiros-passos" variant="h2">
          Três coisas para começar
        </Typography>
        <Button onClick={onPutAway}>Não mostrar mais</Button>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {steps.map(({ key, label, path, isDone }) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            {isDone ? (
              <CheckCircleIcon sx={{ color: palette.teal.dark }} />
            ) : (
              <CheckCircleOutlineIcon color="disabled" />
            )}
            <Link component={RouterLink} to={path} onClick={() => onSee(key)} sx={{ fontWeight: 700 }}>
              {label}
            </Link>
            {isDone && <span style={visuallyHidden}>(feito)</span>}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
