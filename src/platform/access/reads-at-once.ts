import type { ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';

/** Ten times the database's connections: what comes beyond would only wait, and have the forms wait with it. */
const MOST = 100;

/** Counts the visitors' reads that this process works on. */
@Injectable()
export class ReadsAtOnce {
  private readonly logger = new Logger('Load');
  private reading = 0;
  private full = false;

  /** Takes a place until the answer is over. @returns whether there was one */
  take(response: ServerResponse): boolean {
    if (response.closed) return true;
    if (this.reading >= MOST) {
      this.tell(true);
      return false;
    }
    this.reading += 1;
    response.once('close', () => {
      this.reading -= 1;
      if (this.reading <= MOST / 2) this.tell(false);
    });
    return true;
  }

  private tell(full: boolean): void {
    if (full !== this.full) this.logger.warn({ overloaded: full, reading: this.reading });
    this.full = full;
  }
}
