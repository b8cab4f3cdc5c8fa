import CssBaseline from '@mui/material/CssBaseline';
import { StoreContextProvider } from 'ra-core';
import { ThemeProvider, ThemesContext } from 'react-admin';
import { type ReactNode, Suspense, useEffect } from 'react';
import { LoadingBlock } from '../common/loading-block.js';
import { store } from '../theme/store.js';
import { darkTheme, lightTheme } from '../theme/theme.js';

const themes = { lightTheme, darkTheme };

/** The frame of a page that needs no login. */
export function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Painel Admin`;
  }, [title]);
  return (
    <StoreContextProvider value={store}>
      <ThemesContext value={themes}>
        <ThemeProvider>
          <CssBaseline enableColorScheme />
          <Suspense fallback={<LoadingBlock />}>{children}</Suspense>
        </ThemeProvider>
      </ThemesContext>
    </StoreContextProvider>
  );
}
