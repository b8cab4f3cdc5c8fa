import { createDatabase } from '../../../scripts/lib/mariadb.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../../scripts/lib/test-stack.mjs';
import { StartedProcess } from './started-process.js';

const API = 'dist/main.js';

/** An API and a site of a test's own, with its own settings, and the back office where that is asked for. */
export interface OwnStack {
  site: string;
  api: string;
  admin: string;
  /** The administrator's. */
  credentials: { email: string; password: string };
  /** Signs the administrator in. */
  logIn: () => Promise<{ token: string; user: object }>;
  /** Returns the headers of an administrator's call. */
  adminHeaders: () => Promise<{ Authorization: string }>;
  /** Ends the API as an update does, and starts it again on the same data. */
  restartApi: () => Promise<void>;
  stop: () => Promise<void>;
}

interface StackOptions {
  hasBackOffice?: boolean;
  /** On the kind of database that the run is about, instead of SQLite. */
  isOnGivenDatabase?: boolean;
}

/** Starts them. @param settings variables that differ from the usual ones */
export async function startOwnStack(
  settings: Record<string, string>,
  { hasBackOffice = false, isOnGivenDatabase = false }: StackOptions = {},
): Promise<OwnStack> {
  const usual = await isolatedEnvironment(temporaryFolder('own-stack'));
  const database = isOnGivenDatabase ? await ownDatabase(usual['API_PORT'] ?? '') : '';
  const env: Record<string, string> = { ...usual, DATABASE_URL: database, ...settings };
  const { API_URL: api = '', SITE_URL: site = '', ADMIN_URL: admin = '' } = env;
  const credentials = { email: env['ADMIN_EMAIL'] ?? '', password: env['ADMIN_PASSWORD'] ?? '' };
  const programs = new Map<string, StartedProcess>();
  const start = async (script: string, ready: RegExp) => {
    const program = new StartedProcess([script], { ...env, API_INTERNAL_URL: api });
    programs.set(script, program);
    await program.printed(ready);
  };
  const startApi = () => start(API, /API em/);
  const stop = async () => {
    await Promise.all([...programs.values()].map((program) => program.dispose()));
  };
  try {
    await Promise.all([
      startApi(),
      start('public-web/build/server/index.js', /Site em/),
      ...(hasBackOffice ? [start('admin/build/server/main.js', /Painel em/)] : []),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  const restartApi = async () => {
    await programs.get(API)?.dispose();
    await startApi();
  };
  const logIn = async () => {
    const response = await fetch(`${api}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    return (await response.json()) as { token: string; user: object };
  };
  const adminHeaders = async () => ({ Authorization: `Bearer ${(await logIn()).token}` });
  return { site, api, admin, credentials, logIn, adminHeaders, restartApi, stop };
}

/** The address of a new database where the run is on a server's; none on SQLite. */
async function ownDatabase(name: string): Promise<string> {
  const { DATABASE_URL: url = '' } = process.env;
  return url.startsWith('mysql:') ? await createDatabase(url, `dfc_own_${name}`) : '';
}
