import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** As `npm run backup` calls them; what is being written begins with a dot. */
const NAME = /^dfc-.+\.tar(?:\.age)?$/;

export interface KeptCopy {
  path: string;
  madeAt: Date;
  isEncrypted: boolean;
}

/** The copies in a folder, the newest first; none where there is no folder. */
export async function keptCopies(folder: string): Promise<KeptCopy[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
  const copies: KeptCopy[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) copies.push({ path, madeAt: found.mtime, isEncrypted: name.endsWith('.age') });
  }
  return copies.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

export async function removeOldCopies(folder: string, keep: number): Promise<void> {
  for (const { path } of (await keptCopies(folder)).slice(keep)) await rm(path, { force: true });
}
