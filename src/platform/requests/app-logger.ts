import { ConsoleLogger, filterLogLevels } from '@nestjs/common';
import type { Settings } from '../config/config.js';
import { currentRequestId } from './request-id.js';
import { isReadAtOnce, readableLine } from '../../../contract/log-text.js';

/** Nest's own account of every module and route would bury what an operator needs to see; the build numbers its names. */
const chatty = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** Readable lines on a terminal, JSON elsewhere; each with the id of the request that it is written for. */
export class AppLogger extends ConsoleLogger {
  constructor(private readonly settings: Pick<Settings, 'logLevel'>) {
    super({ json: true, logLevels: filterLogLevels(`>=${settings.logLevel.replace('info', 'log')}`) });
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
