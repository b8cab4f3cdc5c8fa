import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, Suspense, useEffect } from 'react';
import { LoadingBlock } from '../common/loading-block.js';
import { theme } from '../theme/theme.js';

const muiTheme = createTheme(theme);

/** The frame of a page that needs no login. */
export function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Painel Admin`;
  }, [title]);
  return (
    <ThemeProvider theme={muiTheme}>
      <CssBaseline />
      <Suspense fallback={<LoadingBlock />}>{children}</Suspense>
    </ThemeProvider>
  );
}
