import { Logger } from '@nestjs/common';
import type { Logger as StatementLogger } from 'typeorm';

/** Tells of a statement that took too long how long, and never what it was about: its values are people's data. */
export class SlowStatements implements StatementLogger {
  private readonly logger = new Logger('Database');

  logQuerySlow(milliseconds: number): void {
    this.logger.warn({ slowStatementMs: milliseconds });
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
