import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import { Alert, Button } from '@mui/material';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import createCache from '@emotion/cache';
import { App } from './back-office.js';
import { briefly } from './common/lazy-part.js';
import { fetchPage, publicRoutes } from './public/public-routes.js';
import './theme/fonts.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Emotion writes its styles with the nonce of the answer that brought the page: the policy allows no others. */
const styleCache = createCache({ key: 'mui', prepend: true, ...(nonce ? { nonce } : {}) });

// react-admin's forms begin with the values in it, so a link could fill in a login or the role of a colleague
const address = new URL(location.href);
address.searchParams.delete('source');
if (address.href !== location.href) history.replaceState(history.state, '', address);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

const backOffice = (
  <Suspense>
    <App />
  </Suspense>
);

/** Stands in for a page whose code can't be fetched. */
const failure = (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={() => location.reload()}>
        Recarregar
      </Button>
    }
  >
    Não foi possível abrir o painel. Verifique a ligação à Internet e recarregue a página.
  </Alert>
);

// A data router, because only that can hold a navigation back while there are unsaved changes.
const router = createBrowserRouter([
  { errorElement: failure, children: [...publicRoutes, { path: '*', element: backOffice }] },
]);

const show = (): void =>
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styleCache}>
        {/* As transitions, navigations to the login are starved by what they interrupt: the end of a session would loop. */}
        <RouterProvider router={router} useTransitions={false} />
      </CacheProvider>
    </StrictMode>,
  );

// not awaited: what is fetched comes with modules of this file's chunk, which would then wait for each other
// (docs/decisions/0259)
void briefly(fetchPage(location.pathname)).then(show);
