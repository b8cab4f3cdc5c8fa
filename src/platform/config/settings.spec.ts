import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** What a program says and how it ends that reads the settings from this environment. */
async function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const program = join(import.meta.dirname, 'settings.ts');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH, NODE_ENV: 'production', ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

describe('a program that is started with wrong settings', () => {
  it('ends, and names each of them with its reason, and nothing else', async () => {
    const { code, said } = await start({
      API_PORT: 'abc',
      SITE_PORT: '99999',
      ADMIN_PASSWORD: 'password',
      DATABASE_READ_URLS: 'copia',
    });
    expect(said).toBe(
      [
        'The configuration is wrong:',
        '  API_PORT: must be a port, a whole number from 1 to 65535',
        '  SITE_PORT: must be a port, a whole number from 1 to 65535',
        '  ADMIN_PASSWORD: is too common or too easy to guess; choose another',
        '  DATABASE_READ_URLS: must be mysql://user:password@host:port/database, separated by commas',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });
});
