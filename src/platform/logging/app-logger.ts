import { ConsoleLogger } from '@nestjs/common';
import type { Settings } from '../config/config.js';
import { currentRequestId } from '../requests/request-id.js';
import { isReadAtOnce, readableLine } from '../../../contract/log-text.js';

const levels = ['fatal', 'error', 'warn', 'log', 'debug'] as const;
const shown = { fatal: 1, error: 2, warn: 3, info: 4, debug: 5 } as const satisfies Record<
  Settings['logLevel'],
  number
>;
/** Nest's own account of every module and route would bury what an operator needs to see; the build numbers its names. */
const chatty = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** Readable lines on a terminal, JSON elsewhere; each with the id of the request that it is written for. */
export class AppLogger extends ConsoleLogger {
  constructor(private readonly settings: Pick<Settings, 'logLevel'>) {
    super({ json: true, logLevels: levels.slice(0, shown[settings.logLevel]) });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (
      this.settings.logLevel !== 'debug' &&
      typeof context === 'string' &&
      chatty.has(context.replace(/(?<!\d)\d+$/, ''))
    )
      return;
    super.log(message, ...rest);
  }

  protected override getJsonLogObject(...parameters: Parameters<ConsoleLogger['getJsonLogObject']>) {
    const line = super.getJsonLogObject(...parameters);
    const requestId = currentRequestId();
    return requestId === undefined ? line : { ...line, requestId };
  }

  protected override stringifyJsonLogObject(line: Record<string, unknown>): string {
    return isReadAtOnce() ? readableLine(line) : super.stringifyJsonLogObject(line);
  }
}
