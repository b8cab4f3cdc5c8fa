import { temporaryFolder } from '../../../../scripts/lib/temporary.mjs';
import { isolatedEnvironment } from '../../../../scripts/lib/test-stack.mjs';
import { StartedProcess } from '../../support/started-process.js';

/** An API and a site of a test's own, with its own settings. */
export interface OwnStack {
  site: string;
  api: string;
  /** What an administrator's call carries. */
  adminHeaders: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Starts both on SQLite. @param settings variables that differ from the usual ones, for one of the two or for both */
export async function startOwnStack(
  settings: Record<string, string>,
  ofSite: Record<string, string> = {},
): Promise<OwnStack> {
  const usual = await isolatedEnvironment(temporaryFolder('own-stack'));
  const env: Record<string, string> = { ...usual, DATABASE_URL: '', ...settings };
  const { API_URL: api = '', SITE_URL: site = '', ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const processes = [
    new StartedProcess(['dist/main.js'], env),
    new StartedProcess(['public-web/build/server/index.js'], { ...env, API_INTERNAL_URL: api, ...ofSite }),
  ];
  const stop = async () => {
    await Promise.all(processes.map((process) => process.dispose()));
  };
  try {
    await Promise.all(processes.map((process, index) => process.printed(index === 0 ? /API em/ : /Site em/)));
  } catch (error) {
    await stop();
    throw error;
  }
  const adminHeaders = async () => {
    const response = await fetch(`${api}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token } = (await response.json()) as { token: string };
    return { Authorization: `Bearer ${token}` };
  };
  return { site, api, adminHeaders, stop };
}
