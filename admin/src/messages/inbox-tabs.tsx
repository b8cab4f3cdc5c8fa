import { Box, Button } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useSection } from '../common/section/section-context.js';
import { useResumo } from '../common/use-resumo.js';
import { semAceitacaoPath, suspeitasPath } from './inbox-section.js';

/** Leads from what came by a form to what looks like spam or came without an acceptance, and back. */
export function InboxTabs() {
  const { path, options, name } = useSection();
  const undecided = useResumo().data?.porAceitar[name] ?? 0;
  const { pathname } = useLocation();
  const tabs = [
    { label: 'Recebidas', to: path },
    { label: 'Suspeitas', to: suspeitasPath(path) },
    { label: undecided > 0 ? `Sem aceitação (${undecided})` : 'Sem aceitação', to: semAceitacaoPath(path) },
  ];
  return (
    <Box
      component="nav"
      aria-label={`${options.label}: recebidas, suspeitas e sem aceitação`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, '@media print': { display: 'none' } }}
    >
      {tabs.map(({ label, to }) => {
        const isHere = pathname === to;
        return (
          <Button
            key={to}
            component={Link}
            to={to}
            variant={isHere ? 'outlined' : 'text'}
            aria-current={isHere ? 'page' : undefined}
          >
            {label}
          </Button>
        );
      })}
    </Box>
  );
}
