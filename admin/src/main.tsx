import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import createCache from '@emotion/cache';
import { App } from './app.js';
import { publicRoutes } from './public/public-routes.js';
import './theme/fonts.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Emotion writes its styles with the nonce of the answer that brought the page: the policy allows no others. */
const styleCache = createCache({ key: 'mui', prepend: true, ...(nonce ? { nonce } : {}) });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

// A data router, because only that can hold a navigation back while there are unsaved changes.
const router = createBrowserRouter([...publicRoutes, { path: '*', element: <App /> }]);

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styleCache}>
      {/* As transitions, navigations to the login are starved by what they interrupt: the end of a session would loop. */}
      <RouterProvider router={router} useTransitions={false} />
    </CacheProvider>
  </StrictMode>,
);
