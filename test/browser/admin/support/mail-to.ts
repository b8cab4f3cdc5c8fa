import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_DIR } from './environment.js';

/** The mail to an address that the system, which has no server for it, has written into files. */
export async function mailTo(address: string): Promise<Email[]> {
  const folder = join(DATA_DIR, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  // The oldest are cleared away when there are many, also while they are read.
  const files = await Promise.all(names.map((name) => readFile(join(folder, name)).catch(() => undefined)));
  const emails = await Promise.all(files.filter((file) => file !== undefined).map((file) => PostalMime.parse(file)));
  return emails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}
