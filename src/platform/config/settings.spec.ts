import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Starts a program that reads the settings from this environment, and returns its exit code and its error output. */
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
    });
    expect(said).toBe(
      [
        'Configuração errada da API:',
        '  API_PORT: tem de ser uma porta, um número inteiro de 1 a 65535',
        '  SITE_PORT: tem de ser uma porta, um número inteiro de 1 a 65535',
        '  ADMIN_PASSWORD: é demasiado comum ou fácil de adivinhar; escolha outra',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });
});
