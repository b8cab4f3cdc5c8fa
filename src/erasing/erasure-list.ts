import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import type { Erasure } from './erasure.entity.js';

export type ListedErasure = Pick<Erasure, 'kind' | 'recordHash' | 'addressHash' | 'reason' | 'erasedAt'>;

/** The list of erasures in `DATA_DIR/erasures.jsonl`, which outlives a restored database; a line may be there twice. */
@Injectable()
export class ErasureList {
  readonly path: string;

  constructor({ dataDir }: Settings) {
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
    await appendFile(this.path, lines.join(''), { mode: 0o600, flush: true });
  }

  /** Reads the erasures by all of their {@link namesOf names}, without a line that was cut off. */
  async read(path = this.path): Promise<Map<string, ListedErasure>> {
    const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && path === this.path) return '';
      throw error;
    });
    const erasures = content.split('\n').flatMap((line) => parsed(line) ?? []);
    return new Map(erasures.flatMap((erasure) => namesOf(erasure).map((name) => [name, erasure] as const)));
  }
}

/** The record itself, and the latest of its resource that went with its address. */
const namesOf = ({ kind: resource, recordHash, addressHash }: ListedErasure): string[] => [
  recordHash,
  ...(addressHash === null ? [] : [`${resource}:${addressHash}`]),
];

function parsed(line: string): ListedErasure | undefined {
  if (!line.endsWith('}')) return undefined;
  const listed = JSON.parse(line) as Omit<ListedErasure, 'erasedAt'> & { erasedAt: string };
  return { ...listed, erasedAt: new Date(listed.erasedAt) };
}
