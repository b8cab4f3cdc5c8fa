import { lazyScreen } from './common/lazy-part.js';

const load = () => import('./app.js');

export const App = lazyScreen(load);

/** Fetches the back office with its screen at an address. Where that fails, it is said when they are to be shown. */
export async function fetchBackOffice(pathname: string): Promise<void> {
  await App.preload();
  await load()
    .then(({ fetchScreen }) => fetchScreen(pathname))
    .catch(() => undefined);
}
