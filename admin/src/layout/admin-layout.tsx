import { Link, styled } from '@mui/material';
import { type CoreLayoutProps, useCheckAuth } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { useOwnAccount, usePapel } from '../account/own-account.js';
import { goToField } from '../common/go-to-field.js';
import { lazyPart } from '../common/lazy-part.js';
import { Fill } from '../common/parts.js';
import { ErrorPage, LoadingBlock } from '../common/feedback.js';
import { groupsShownTo, SectionGroupsContext, useSectionGroups } from '../common/section/section-group.js';
import { recentPassword } from '../data-provider/recent-password.js';
import { storedToken, tokenExpiry } from '../session/session.js';
import type { Question, Settle } from '../session/question.js';
import { unsavedWork } from '../session/unsaved-work.js';
import { Header } from './header.js';
import { screenAt } from './screen-title.js';
import { Sidebar, useSidebar } from './sidebar.js';

const CommandPalette = lazyPart(() => import('./palette/command-palette.js'));
const EntryGate = lazyPart(() => import('../login/entry-gate.js'), { waiting: () => <LoadingBlock /> });
const PasswordDialog = lazyPart(() => import('../account/password-dialog.js'), { isFetchedAhead: true });
const SessionDialog = lazyPart(() => import('../login/session-dialog.js'), { isFetchedAhead: true });

/** Moves focus to the title when the screen changes, so that a screen reader says where one is. */
function useFocusOnNavigation(title: string): void {
  const isFirst = useRef(true);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title === 'Painel Admin' ? title : `${title} · Painel Admin`;
    if (!isFirst.current) document.getElementById('titulo')?.focus();
  }, [title]);
  useEffect(() => {
    // a link to a screen of the same title may go with its own screen, and its focus with it
    if (!isFirst.current && document.activeElement === document.body) document.getElementById('titulo')?.focus();
    isFirst.current = false;
  }, [pathname]);
}

/** The time in which a screen has all its parts. */
const SETTLED_MS = 5_000;

/** Leads to the field or the button that the address names after '#', once it is there, unless somebody does something else first. */
function useFocusOnAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const way = decodeURIComponent(hash.slice(1));
    const stop = new AbortController();
    const begun = performance.now();
    // the key that chose where to go may still be on its way to the window
    const giveUp = ({ timeStamp }: Event): void => {
      if (timeStamp > begun) stop.abort();
    };
    const go = (): void => {
      if (!goToField(document, way)) return;
      arrival.disconnect();
      growth.observe(document.body);
      setTimeout(() => stop.abort(), SETTLED_MS);
    };
    const arrival = new MutationObserver(go);
    // parts above that come later must not push it out of sight
    const growth = new ResizeObserver(() => {
      if (document.activeElement === document.body) goToField(document, way);
      else document.activeElement?.scrollIntoView({ block: 'center' });
    });
    stop.signal.addEventListener('abort', () => {
      arrival.disconnect();
      growth.disconnect();
    });
    for (const event of ['keydown', 'pointerdown', 'wheel'])
      window.addEventListener(event, giveUp, { signal: stop.signal });
    arrival.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    go();
    return () => stop.abort();
  }, [hash, key]);
}

/** The screen of a title. React keeps a suspended screen's predecessor alive behind the scenes, where a search still being typed would lead back to it: with a key of its own, each screen leaves at once. */
function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKeys={[pathname]} FallbackComponent={ErrorPage}>
      <Suspense key={title} fallback={<LoadingBlock />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

const Frame = styled('div')({ display: 'flex', minHeight: '100vh' });

const Column = styled(Fill)({ display: 'flex', flexDirection: 'column' });

const Content = styled('main')(({ theme }) => ({
  flex: 1,
  padding: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5) },
  outline: 'none',
}));

export function AdminLayout({ children }: CoreLayoutProps) {
  const sidebar = useSidebar();
  const { title } = screenAt(useLocation().pathname);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = (): void => setPaletteOpen(true);
  useShortcut('b', sidebar.toggle);
  useShortcut('k', openPalette);
  useSessionClock();
  useFocusOnNavigation(title);
  useFocusOnAddress();
  const { data: account } = useOwnAccount();
  const groups = groupsShownTo(usePapel(), useSectionGroups());
  if (account?.passwordDeOutrem === true || account?.segundoPassoEmFalta === true) {
    return (
      <>
        <EntryGate account={account} />
        <PasswordGate />
      </>
    );
  }
  return (
    <SectionGroupsContext value={groups}>
      <Frame>
        <SkipLink />
        <Sidebar sidebar={sidebar} />
        <Column>
          <Header title={title} sidebar={sidebar} onFind={openPalette} />
          <Content id="conteudo" tabIndex={-1}>
            <Screen title={title}>{children}</Screen>
          </Content>
        </Column>
        <PasswordGate />
        <SessionGate />
        {isPaletteOpen && <CommandPalette onClose={() => setPaletteOpen(false)} />}
      </Frame>
    </SectionGroupsContext>
  );
}

/** Shows the dialog of a question while it is asked. */
function Gate({ question, dialog }: { readonly question: Question; readonly dialog: (settle: Settle) => ReactNode }) {
  const [answer, setAnswer] = useState<Settle | null>(null);
  useEffect(() => question.onAsked((settle) => setAnswer(() => settle)), [question]);
  useEffect(() => () => answer?.(false), [answer]);
  const settle = (isGiven: boolean): void => {
    answer?.(isGiven);
    setAnswer(null);
  };
  return answer && dialog(settle);
}

/** Asks for the password where a call is refused without; what was wanted then goes on by itself. */
function PasswordGate() {
  const dialog = (settle: Settle) => <PasswordDialog onGiven={() => settle(true)} onCancel={() => settle(false)} />;
  return <Gate question={recentPassword} dialog={dialog} />;
}

/** Asks for a new login where the session ends while something is typed. */
function SessionGate() {
  return <Gate question={unsavedWork.renewal} dialog={(settle) => <SessionDialog onRenewed={() => settle(true)} />} />;
}

/** The first thing the keyboard reaches: past the navigation, straight to the content. */
function SkipLink() {
  return (
    <Link
      href="#conteudo"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('conteudo')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Saltar para o conteúdo
    </Link>
  );
}

const CHECK_EVERY_MS = 15_000;

/** Ends the session at the second its token expires, also when nothing is clicked or the computer slept. */
function useSessionClock(): void {
  const checkAuth = useCheckAuth();
  useEffect(() => {
    let timer: number;
    const check = (): Promise<void> => checkAuth().then(schedule, schedule);
    const schedule = (): void => {
      const left = (tokenExpiry(storedToken() ?? '') ?? 0) * 1000 - Date.now();
      timer = window.setTimeout(check, left > 0 ? Math.min(left + 250, CHECK_EVERY_MS) : CHECK_EVERY_MS);
    };
    schedule();
    return () => window.clearTimeout(timer);
  }, [checkAuth]);
}

/** Listens to Ctrl/Cmd and a letter, unless what has the focus takes it for something of its own. */
function useShortcut(letter: string, act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.key.toLowerCase() !== letter) return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter, act]);
}
