import { expect, test } from '@playwright/test';
import { isolatedEnvironment } from '../../../scripts/lib/test-stack.mjs';
import { StartedProcess } from '../support/started-process.js';

/** In this order, in one place: the first of them makes the database. */
const commands = {
  'admin:create': 'Email:    admin@exemplo.pt',
  'erasures:apply': 'Registos apagados de novo: 0.',
  integrity: 'cadeia inteira',
};

test('each of the operator’s commands does what it is for, and ends well', async () => {
  const env = await isolatedEnvironment(test.info().outputPath('data'));
  for (const [command, said] of Object.entries(commands)) {
    const args = ['run', '--silent', command];
    const started = new StartedProcess(args, { ...env, SAMPLE_CONTENT: 'false' }, { command: 'npm' });
    const { code } = await started.exit();
    expect(started.output).toContain(said);
    expect(started.output).not.toMatch(/ERROR|"level":"error"|^\s+at /m);
    expect(code, started.output).toBe(0);
  }
});
