import { statfs } from 'node:fs/promises';
import type { Settings } from '#platform/config/config.js';
import { alarm, type Finding, pass } from './check.js';

const GB = 1024 ** 3;
const LEAST_BYTES = GB;
const LEAST_PART = 0.1;

/** The disk under DATA_DIR, in bytes. */
export async function readDisk({ dataDir }: Pick<Settings, 'dataDir'>): Promise<{ free: number; used: number }> {
  const { bsize, blocks, bfree, bavail } = await statfs(dataDir);
  return { free: bavail * bsize, used: (blocks - bfree) * bsize };
}

export function checkDisk({ free, used }: { free: number; used: number }): Finding {
  const part = free / (free + used);
  const gigabytes = (free / GB).toLocaleString('pt-PT', { maximumFractionDigits: 1 });
  const says = `${gigabytes} GB livres no disco (${Math.floor(part * 100)} %).`;
  if (free >= LEAST_BYTES && part >= LEAST_PART) return pass(says);
  return alarm(
    `${says} Quando o disco encher, os formulários do site são recusados.`,
    'Leve cópias antigas para outro sítio, ou aumente o disco.',
  );
}
