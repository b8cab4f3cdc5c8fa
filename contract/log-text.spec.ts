import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { environmentWith } from '#platform/config/program.js';
import { readableLine } from './log-text.js';

const at = new Date(2026, 10, 25, 9, 5, 7).getTime();
const requestId = '4c0f9c1e-7d0b-4a53-9a3c-0d9fdc1c2a11';

it.each([
  [
    { level: 'log', context: 'Main', message: 'API em http://localhost:3000' },
    'INFO  Main API em http://localhost:3000',
  ],
  [
    { level: 'log', context: 'Request', requestId, message: { method: 'GET', route: '/api/eventos/:id', status: 200 } },
    'INFO  Request 4c0f9c1e method=GET route=/api/eventos/:id status=200',
  ],
  [{ level: 'warn', message: { held: 'a b', of: ['x'], none: null } }, 'WARN  held="a b" of=["x"] none=null'],
  [
    { level: 'error', context: 'Errors', message: { requestId, error: 'Error: surprise\n    at main.js:1:2' } },
    `ERROR Errors requestId=${requestId}\n         Error: surprise\n         at main.js:1:2`,
  ],
  [
    { level: 'fatal', message: 'no', error: { stack: 'Error: no\n  at a' } },
    'FATAL no\n         Error: no\n         at a',
  ],
])('%j is one line for people, and what is long stands below it', (line, readable) => {
  expect(readableLine({ timestamp: at, ...line })).toBe(`09:05:07 ${readable}`);
});

const usual = { NODE_OPTIONS: '', TERM: 'xterm', NO_COLOR: undefined, FORCE_COLOR: undefined, CI: undefined };

/** The same on a terminal. */
function onTerminal(env: { NO_COLOR?: string; TERM?: string }): string {
  const program = `
    import { readableLine } from './contract/log-text.ts';
    console.log(readableLine({ level: 'warn', timestamp: ${at}, context: 'Mail', message: { held: 1 } }));`;
  const command = `'${process.execPath}' --import tsx --input-type=module --eval "$PROGRAM"`;
  return execFileSync('script', ['-qefc', command, '/dev/null'], {
    encoding: 'utf8',
    // nobody's terminal is told by what a check on a server sets
    env: environmentWith({ ...usual, PROGRAM: program, ...env }),
  });
}

it('is in colour on a terminal that has them, unless NO_COLOR is set', () => {
  expect(onTerminal({})).toMatch(/^\x1b\[90m[\d:]{8}\x1b\[39m \x1b\[33mWARN \x1b\[39m Mail held=1\r\n$/);
  for (const plain of [{ NO_COLOR: '1' }, { TERM: 'dumb' }])
    expect(onTerminal(plain)).toMatch(/^[\d:]{8} WARN {2}Mail held=1\r\n$/);
});
