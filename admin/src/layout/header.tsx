import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import DarkIcon from '@mui/icons-material/Brightness4';
import LightIcon from '@mui/icons-material/Brightness7';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import RefreshIcon from '@mui/icons-material/Refresh';
import SearchIcon from '@mui/icons-material/Search';
import {
  Button,
  CircularProgress,
  GlobalStyles,
  IconButton,
  type IconButtonProps,
  styled,
  Typography,
} from '@mui/material';
import { useGetIdentity, useLoading, useRefresh, useTranslate } from 'ra-core';
import { useTheme } from 'react-admin';
import { useNow } from '../common/dates/use-now.js';
import { Fill, Note } from '../common/parts.js';
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

const Bar = styled('header')(({ theme: { breakpoints, zIndex } }) => ({
  position: 'sticky',
  // where there is no room for one row, that of the person scrolls away and that of the screen stays
  top: -PERSON_PX,
  zIndex: zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 4,
  padding: '0 8px 4px',
  minHeight: 64,
  backgroundColor: palette.paper.warm,
  borderBottom: `1px solid ${palette.ink.line}`,
  [breakpoints.up('md')]: { top: 0, flexWrap: 'nowrap', columnGap: 12, padding: '0 20px' },
  '@media print': { display: 'none' },
}));

const Title = styled(Typography)(({ theme: { breakpoints } }) => ({
  flex: 1,
  minWidth: 0,
  [breakpoints.down('lg')]: { fontSize: '1.25rem' },
  [breakpoints.down('md')]: { fontSize: '1.15rem' },
}));

const Person = styled('div')(({ theme: { breakpoints } }) => ({
  order: -1,
  flex: '1 0 100%',
  height: PERSON_PX,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingLeft: 8,
  minWidth: 0,
  '& p': { lineHeight: 1.2 },
  [breakpoints.up('md')]: {
    order: 0,
    flex: '0 0 auto',
    height: 'auto',
    gap: 12,
    paddingLeft: 0,
    textAlign: 'right',
    '& p': { maxWidth: '10rem' },
  },
  [breakpoints.up('lg')]: { '& p': { maxWidth: '16rem' } },
}));

export function Header({ title, sidebar, onFind }: HeaderProps) {
  const { identity } = useGetIdentity();
  const leave = useLeave();
  const now = useNow();
  const { isMobile, isOpen, toggle } = sidebar;
  return (
    <Bar>
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
      <Title id="titulo" variant="h1" tabIndex={-1}>
        {title}
      </Title>
      <HeaderButton label="Pesquisar no painel" title="Pesquisar no painel (Ctrl+K)" onClick={onFind}>
        <SearchIcon />
      </HeaderButton>
      <RefreshButton />
      <Person>
        <Fill>
          <Typography variant="subtitle1" noWrap>
            Olá, {identity?.fullName}
          </Typography>
          <Note noWrap>{greetingWord(now)}</Note>
        </Fill>
        <ThemeButton />
        <IconButton href="/conta" title="A minha conta" aria-label="A minha conta" color="inherit">
          <AccountCircleIcon />
        </IconButton>
        <Button onClick={leave} startIcon={<LogoutIcon />} variant="outlined" color="inherit">
          Sair
        </Button>
      </Person>
    </Bar>
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
