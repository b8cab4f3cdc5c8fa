/** A scratch MariaDB server on loopback. */
export interface Mariadb {
  url: string;
  stop: () => Promise<void>;
}

interface Source {
  startMariadb: (options: { further: readonly string[] }) => Promise<Mariadb | undefined>;
}

// the scripts are JavaScript, which this project of the compiler does not read
const source = new URL('../../scripts/lib/mariadb.mjs', import.meta.url).href;

/** Starts a server of a test's own. @param further arguments of it @throws Error where none is installed */
export async function startOwnMariadb(...further: string[]): Promise<Mariadb> {
  const { startMariadb } = (await import(source)) as Source;
  const server = await startMariadb({ further });
  if (server === undefined) throw new Error('There is no MariaDB server on this machine.');
  return server;
}
