import { lazyScreen } from './common/lazy-part.js';

const load = () => import('./app.js');

export const App = lazyScreen(load);

/** The longest time that a screen's code holds up what is around it. */
const HELD_MS = 300;

/** Fetches the back office with its screen at an address. Where that fails, it is said when they are to be shown. */
export async function fetchBackOffice(pathname: string): Promise<void> {
  await App.preload();
  const fetching = load().then(({ fetchScreen }) => fetchScreen(pathname));
  const held = new Promise<void>((resolve) => setTimeout(resolve, HELD_MS));
  await Promise.race([fetching.catch(() => undefined), held]);
}
