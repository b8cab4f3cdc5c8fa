import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/config.js';
import { type Erasure, type ErasureReason, erasureReasons } from './erasure.entity.js';

/** One line of the list. */
export type ListedErasure = Pick<Erasure, 'kind' | 'recordHash' | 'addressHash' | 'reason' | 'erasedAt'>;

/**
 * The list of erasures as a file, `DATA_DIR/erasures.jsonl`: it is what outlives a database that is put back to an
 * earlier state. A line that is there twice says the same.
 */
@Injectable()
export class ErasureList {
  readonly path: string;

  constructor(@Inject(SETTINGS) { dataDir }: Settings) {
    this.path = join(dataDir, 'erasures.jsonl');
  }

  /** Adds to the list, durably. */
  async append(erasures: readonly ListedErasure[]): Promise<void> {
    if (erasures.length === 0) return;
    const lines = erasures.map(
      ({ kind, recordHash, addressHash, reason, erasedAt }) =>
        `${JSON.stringify({ kind, recordHash, addressHash, reason, erasedAt })}\n`,
    );
    await mkdir(dirname(this.path), { recursive: true });
    const file = await open(this.path, 'a', 0o600);
    try {
      await file.writeFile(lines.join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Why each record was erased, by its hash. A line that was cut off when the machine stopped is passed over. */
  async read(path = this.path): Promise<Map<string, ErasureReason>> {
    const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && path === this.path) return '';
      throw error;
    });
    const known = new Map<string, ErasureReason>();
    for (const line of content.split('\n')) {
      const found = /"recordHash":"([0-9a-f]{64})".*"reason":"(\w+)"/.exec(line);
      const reason = erasureReasons.find((one) => one === found?.[2]);
      if (found?.[1] !== undefined && reason !== undefined) known.set(found[1], reason);
    }
    return known;
  }
}
