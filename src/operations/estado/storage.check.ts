import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/config.js';
import { Check, type Finding } from './check.js';

const GB = 1024 ** 3;
const LEAST_BYTES = GB;
const LEAST_PART = 0.1;

/** The disk under DATA_DIR, in bytes. */
export async function diskOf({ dataDir }: Pick<Settings, 'dataDir'>): Promise<{ free: number; used: number }> {
  const { bsize, blocks, bfree, bavail } = await statfs(dataDir);
  return { free: bavail * bsize, used: (blocks - bfree) * bsize };
}

/** Returns the finding about a disk. Sizes are in bytes. */
export function findingOf({ free, used }: { free: number; used: number }): Finding {
  const part = free / (free + used);
  const gigabytes = (free / GB).toLocaleString('pt-PT', { maximumFractionDigits: 1 });
  const says = `${gigabytes} GB livres no disco (${Math.floor(part * 100)} %).`;
  if (free >= LEAST_BYTES && part >= LEAST_PART) return { isWell: true, says };
  return {
    isWell: false,
    says: `${says} Quando o disco encher, os formulários do site são recusados.`,
    technical: 'Leve cópias antigas para outro sítio, ou aumente o disco.',
    isUrgent: true,
  };
}

@Injectable()
export class StorageCheck extends Check {
  override readonly id = 'armazenamento';
  override readonly title = 'Espaço em disco';

  constructor(private readonly settings: Settings) {
    super();
  }

  override async look(): Promise<Finding> {
    return findingOf(await diskOf(this.settings));
  }
}
