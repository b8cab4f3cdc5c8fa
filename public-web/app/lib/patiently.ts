/**
 * Loads code that a page can do without for now. Where it cannot be had it waits for the network to come back and
 * tries again: a failure would take the whole page down.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return patiently(load);
  }
}
