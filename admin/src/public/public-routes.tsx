import type { RouteObject } from 'react-router';
import { lazyScreen } from '../common/section/lazy-screen.js';
import type { LazyScreen } from '../common/section/lazy-screen.js';
import { PublicPage } from './public-page.js';

const pages: readonly (readonly [path: string, title: string, screen: LazyScreen])[] = [
  ['/conta/email/:token', 'Confirmar o email', lazyScreen(() => import('./confirm-email.js'))],
  ['/recuperar', 'Nova password', lazyScreen(() => import('./ask-recovery.js'))],
  ['/convite-conta/:token', 'A sua conta', lazyScreen(() => import('./accept-invitation.js'))],
  ['/recuperar/:token', 'Nova password', lazyScreen(() => import('./set-password.js'))],
];

/** The pages that a mailed link leads to: for whoever holds it, signed in or not. */
export const publicRoutes: RouteObject[] = pages.map(([path, title, Screen]) => ({
  path,
  element: (
    <PublicPage title={title}>
      <Screen />
    </PublicPage>
  ),
}));
