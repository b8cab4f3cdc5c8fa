import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import DarkIcon from '@mui/icons-material/Brightness4';
import LightIcon from '@mui/icons-material/Brightness7';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import RefreshIcon from '@mui/icons-material/Refresh';
import SearchIcon from '@mui/icons-material/Search';
import {
  Box,
  Button,
  CircularProgress,
  GlobalStyles,
  IconButton,
  type IconButtonProps,
  Typography,
} from '@mui/material';
import { useGetIdentity, useLoading, useRefresh, useTranslate } from 'ra-core';
import { useTheme } from 'react-admin';
import { useNow } from '../common/dates/use-now.js';
import { palette } from '../theme/palette.js';
import { useLeave } from '../session/use-leave.js';
import { greetingWord } from '../common/greeting-word.js';
import type { SidebarState } from './sidebar.js';

interface HeaderProps {
  readonly title: string;
  readonly sidebar: SidebarState;
  readonly onFind: () => void;
}

const PERSON_PX = 52;

const personSx = {
  order: { xs: -1, md: 0 },
  flex: { xs: '1 0 100%', md: '0 0 auto' },
  height: { xs: PERSON_PX, md: 'auto' },
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1.5 },
  minWidth: 0,
} as const;

export function Header({ title, sidebar, onFind }: HeaderProps) {
  const { identity } = useGetIdentity();
  const leave = useLeave();
  const now = useNow();
  const { isMobile, isOpen, toggle } = sidebar;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        // where there is no room for one row, that of the person scrolls away and that of the screen stays
        top: { xs: -PERSON_PX, md: 0 },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: { xs: 0.5, md: 1.5 },
        pb: { xs: 0.5, md: 0 },
        px: { xs: 1, md: 2.5 },
        minHeight: 64,
        bgcolor: 'background.default',
        borderBottom: `1px solid ${palette.ink.line}`,
        '@media print': { display: 'none' },
      }}
    >
      {/* a field that takes the focus on the way back is scrolled to a place below the header */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: '5rem' } }} />
      <HeaderButton
        label="Alternar a navegação"
        title={`${isOpen ? 'Recolher' : 'Expandir'} a navegação (Ctrl+B)`}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls="navegacao"
      >
        {isOpen && !isMobile ? <MenuOpenIcon /> : <MenuIcon />}
      </HeaderButton>
      <Typography
        id="titulo"
        variant="h1"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, fontSize: { xs: '1.15rem', md: '1.5rem' }, outline: 'none' }}
      >
        {title}
      </Typography>
      <HeaderButton label="Pesquisar no painel" title="Pesquisar no painel (Ctrl+K)" onClick={onFind}>
        <SearchIcon />
      </HeaderButton>
      <RefreshButton />
      <Box sx={personSx}>
        <Box
          sx={{ flex: 1, textAlign: { xs: 'left', md: 'right' }, lineHeight: 1.2, minWidth: 0, pl: { xs: 1, md: 0 } }}
        >
          <Typography component="p" noWrap sx={{ fontWeight: 700, maxWidth: { md: '6rem', lg: '16rem' } }}>
            Olá, {identity?.fullName}
          </Typography>
          <Typography component="p" variant="body2" color="textSecondary" noWrap sx={{ lineHeight: 1.2 }}>
            {greetingWord(now)}
          </Typography>
        </Box>
        <ThemeButton />
        <IconButton href="/conta" title="A minha conta" aria-label="A minha conta" color="inherit">
          <AccountCircleIcon />
        </IconButton>
        <Button onClick={leave} startIcon={<LogoutIcon />} variant="outlined" color="inherit">
          Sair
        </Button>
      </Box>
    </Box>
  );
}

/** An icon with its name. react-admin's own buttons would bring their tooltips into the first load. */
function HeaderButton({ label, ...button }: IconButtonProps & { readonly label: string }) {
  return <IconButton title={label} {...button} aria-label={label} color="inherit" />;
}

function RefreshButton() {
  const refresh = useRefresh();
  const isLoading = useLoading();
  const label = useTranslate()('ra.action.refresh');
  return (
    <HeaderButton label={label} onClick={refresh}>
      {isLoading ? <CircularProgress color="inherit" size="1.5rem" /> : <RefreshIcon />}
    </HeaderButton>
  );
}

function ThemeButton() {
  const [theme, setTheme] = useTheme();
  const label = useTranslate()('ra.action.toggle_theme');
  return (
    <HeaderButton label={label} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
      {theme === 'dark' ? <LightIcon /> : <DarkIcon />}
    </HeaderButton>
  );
}
