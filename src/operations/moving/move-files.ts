import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import type { Area, Storage } from '../../files/storage/storage.js';
import { MoveProblem } from './move-problem.js';

const TOLD_EVERY = 500;

/** A file as its row has it. */
export interface MovedFile {
  area: Area;
  nome: string;
  sha256: string;
}

interface Outcome {
  moved: number;
  /** Those that there were none of any more. */
  missing: MovedFile[];
  /** Those that were no longer as their rows say; they were moved as they are. */
  changed: MovedFile[];
}

export const filesOf = (runner: QueryRunner) =>
  runner.query('SELECT area, nome, sha256 FROM ficheiros ORDER BY id') as Promise<MovedFile[]>;

/**
 * Brings every file from one storage to another and reads it there again. One that is there already with the right bytes
 * was brought by a move that was cut off.
 * @throws MoveProblem where the new storage gives back something else
 */
export async function moveFiles(
  files: readonly MovedFile[],
  from: Storage,
  to: Storage,
  tell: (done: string) => void,
): Promise<Outcome> {
  const outcome: Outcome = { moved: 0, missing: [], changed: [] };
  for (const [index, file] of files.entries()) {
    if (index > 0 && index % TOLD_EVERY === 0) tell(`Ficheiros: ${index} de ${files.length}.`);
    const { area, nome, sha256 } = file;
    if (from !== to && (await hashIn(to, file)) === sha256) {
      outcome.moved += 1;
      continue;
    }
    const opened = await from.open(area, nome);
    if (opened === undefined) {
      outcome.missing.push(file);
      continue;
    }
    const staged = await to.stage(opened.bytes);
    try {
      if (staged.sha256 !== sha256) outcome.changed.push(file);
      if (from === to) continue;
      await to.publish(staged, area, nome);
      if ((await hashIn(to, file)) !== staged.sha256)
        throw new MoveProblem(`O ficheiro ${area}/${nome} não chegou inteiro ao novo lugar.`);
      outcome.moved += 1;
    } finally {
      await to.discard(staged);
    }
  }
  return outcome;
}

async function hashIn(storage: Storage, { area, nome }: MovedFile): Promise<string | undefined> {
  const opened = await storage.open(area, nome);
  if (opened === undefined) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of opened.bytes) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
