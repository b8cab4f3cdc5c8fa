import { CssBaseline } from '@mui/material';
import { I18nContextProvider, StoreContextProvider } from 'ra-core';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { matchPath, Navigate, type RouteObject } from 'react-router';
import { App, fetchBackOffice } from '../back-office.js';
import { lazyScreen, type LazyScreen } from '../common/lazy-part.js';
import { LoadingBlock } from '../common/feedback.js';
import { createI18nProvider } from '../i18n/i18n-provider.js';
import { validToken } from '../session/session.js';
import { LEAVE_PATH } from '../session/unsaved-work.js';
import { signOut } from '../session/use-leave.js';
import { store } from '../theme/store.js';
import { darkTheme, lightTheme } from '../theme/theme.js';

const i18nProvider = createI18nProvider({});
const themes = { lightTheme, darkTheme };

const login = lazyScreen(() => import('../login/login-page.js'));
const passwordByLink = lazyScreen(() => import('./password-by-link.js'));

const pages: readonly (readonly [path: string, title: string, screen: LazyScreen])[] = [
  ['/login', 'Entrar', login],
  ['/conta/email/:token', 'Confirmar o e-mail', lazyScreen(() => import('./confirm-email.js'))],
  ['/recuperar', 'Nova palavra-passe', lazyScreen(() => import('./ask-recovery.js'))],
  ['/convite-conta/:token', 'A sua conta', passwordByLink],
  ['/recuperar/:token', 'Nova palavra-passe', passwordByLink],
];

/** The pages that need no login: the login itself, and what a mailed link leads to, signed in or not. */
export const publicRoutes: RouteObject[] = [
  ...pages.map(([path, title, Screen]) => ({
    path,
    element: (
      <PublicPage title={title}>
        <Screen />
      </PublicPage>
    ),
  })),
  // opening the address ends no session: only submitting to it does
  { path: LEAVE_PATH, action: signOut, element: <Navigate to="/login" replace /> },
];

/** Fetches the code of the page at an address. Without a session the back office leads to the login. */
export async function fetchPage(pathname: string): Promise<void> {
  const [, , screen] = pages.find(([path]) => matchPath(path, pathname)) ?? [];
  if (screen) await screen.preload();
  else if (validToken() === null) await Promise.all([App.preload(), login.preload()]);
  else await fetchBackOffice(pathname);
}

function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Painel Admin`;
  }, [title]);
  return (
    <StoreContextProvider value={store}>
      <ThemesContext value={themes}>
        <ThemeProvider>
          <CssBaseline enableColorScheme />
          <I18nContextProvider value={i18nProvider}>
            <Suspense fallback={<LoadingBlock />}>{children}</Suspense>
          </I18nContextProvider>
        </ThemeProvider>
      </ThemesContext>
    </StoreContextProvider>
  );
}
