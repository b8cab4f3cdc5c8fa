import { isReadAtOnce, readableLine } from '@contract/log-text';
import { siteConfig } from '~/config/site-config.server';
import { currentRequestId } from './request-id.server';

const gravity = { fatal: 1, error: 2, warn: 3, info: 4, debug: 5 } as const;
type Level = 'error' | 'warn' | 'info' | 'debug';

/** As the API's lines call it. */
const named: Readonly<Record<Level, string>> = { error: 'error', warn: 'warn', info: 'log', debug: 'debug' };

/** Whether such lines are wanted. */
function isLogged(level: Level): boolean {
  return gravity[level] <= gravity[siteConfig.logLevel];
}

/** Writes one line of the log, as the API does: readable on a terminal, JSON elsewhere. Nothing personal goes here. */
export function logLine(level: Level, message: unknown, context: string): void {
  if (!isLogged(level)) return;
  const requestId = currentRequestId();
  const stream = level === 'error' ? process.stderr : process.stdout;
  const line = { level: named[level], pid: process.pid, timestamp: Date.now(), message, context, requestId };
  stream.write(`${isReadAtOnce() ? readableLine(line) : JSON.stringify(line)}\n`);
}
