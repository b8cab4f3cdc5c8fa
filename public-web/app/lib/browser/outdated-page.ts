/** A page that was reloaded less than this ago is not reloaded again: code that is still missing would stay so. */
const JUST_MS = 30_000;

/** The page lacks code though its server answers: an upgrade took that code away (docs/decisions/0160). */
export class OutdatedPage extends Error {}

/** Throws a failure to load code on, as an {@link OutdatedPage} where the network is not to blame. */
export async function outdatedOr(cause: unknown): Promise<never> {
  const answers = await fetch(location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  throw answers ? new OutdatedPage('code of this page is gone', { cause }) : cause;
}

/** Loads the page anew, once. @returns whether it does */
export function loadAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isAnew = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (isAnew && performance.now() < JUST_MS) return false;
  location.reload();
  return true;
}
