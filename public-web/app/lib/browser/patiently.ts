import { loadAnew, OutdatedPage, outdatedOr } from './outdated-page';

/** Whether nothing was typed into the page, so that nothing is lost with it. */
const isUntouched = () =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')).every(
    ({ value, defaultValue }) => value === defaultValue,
  );

/**
 * Loads code that a page can do without for now. Where it cannot be had it waits for the network to come back and
 * tries again: a failure would take the whole page down. Where the page is from before an upgrade it is loaded anew.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(outdatedOr);
  } catch (error) {
    if (error instanceof OutdatedPage && isUntouched()) loadAnew();
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return patiently(load);
  }
}
