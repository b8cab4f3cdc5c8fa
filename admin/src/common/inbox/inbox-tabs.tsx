import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { useSection } from '../section/section-context.js';
import { suspeitasPath } from './suspeitas-path.js';

/** Leads from what came by a form to what looks like spam, and back. */
export function InboxTabs() {
  const { path, options } = useSection();
  const { pathname } = useLocation();
  const tabs = [
    { label: 'Recebidas', to: path },
    { label: 'Suspeitas', to: suspeitasPath(path) },
  ];
  return (
    <Box
      component="nav"
      aria-label={`${options.label}: recebidas e suspeitas`}
      sx={{ display: 'flex', gap: 1, mb: 1, '@media print': { display: 'none' } }}
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
