import { temporaryFolder } from '../../../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../../../scripts/lib/test-stack.mjs';
import { StartedProcess } from '../../support/started-process.js';

/** An API and a site of a test's own, with its own settings, and the back office where that is asked for. */
export interface OwnStack {
  site: string;
  api: string;
  admin: string;
  /** The administrator's. */
  credentials: { email: string; password: string };
  /** What an administrator's call carries. */
  adminHeaders: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Starts them on SQLite. @param settings variables that differ from the usual ones */
export async function startOwnStack(
  settings: Record<string, string>,
  { hasBackOffice = false }: { hasBackOffice?: boolean } = {},
): Promise<OwnStack> {
  const usual = await isolatedEnvironment(temporaryFolder('own-stack'));
  const env: Record<string, string> = { ...usual, DATABASE_URL: '', ...settings };
  const { API_URL: api = '', SITE_URL: site = '', ADMIN_URL: admin = '' } = env;
  const credentials = { email: env['ADMIN_EMAIL'] ?? '', password: env['ADMIN_PASSWORD'] ?? '' };
  const programs: [script: string, ready: RegExp][] = [
    ['dist/main.js', /API em/],
    ['public-web/build/server/index.js', /Site em/],
  ];
  if (hasBackOffice) programs.push(['admin/build/server/main.js', /Painel em/]);
  const started = programs.map(([script, ready]) => {
    const process = new StartedProcess([script], { ...env, API_INTERNAL_URL: api });
    return { process, ready };
  });
  const stop = async () => {
    await Promise.all(started.map(({ process }) => process.dispose()));
  };
  try {
    await Promise.all(started.map(({ process, ready }) => process.printed(ready)));
  } catch (error) {
    await stop();
    throw error;
  }
  const adminHeaders = async () => {
    const response = await fetch(`${api}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const { token } = (await response.json()) as { token: string };
    return { Authorization: `Bearer ${token}` };
  };
  return { site, api, admin, credentials, adminHeaders, stop };
}
