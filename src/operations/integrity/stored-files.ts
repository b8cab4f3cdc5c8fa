import { createHash } from 'node:crypto';
import { type EntityManager, MoreThan } from 'typeorm';
import { Ficheiro } from '../../files/ficheiros/ficheiro.entity.js';
import type { Storage } from '../../files/storage/storage.js';

const ROWS_AT_ONCE = 500;

type Fault = 'missing' | 'changed';

/** Reads every stored file and holds it against its row. @returns how many there are, and what is wrong */
export async function checkStoredFiles(
  manager: EntityManager,
  storage: Storage,
): Promise<{ checked: number; wrong: { file: Ficheiro; fault: Fault }[] }> {
  const wrong: { file: Ficheiro; fault: Fault }[] = [];
  let checked = 0;
  for (let after = 0; ;) {
    const rows = await manager.find(Ficheiro, {
      where: { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: ROWS_AT_ONCE,
    });
    for (const file of rows) {
      const fault = await faultOf(file, storage);
      // the row goes before the file: one that was deleted meanwhile lacks nothing
      if (fault !== undefined && (await manager.existsBy(Ficheiro, { id: file.id }))) wrong.push({ file, fault });
      after = file.id;
      checked += 1;
    }
    if (rows.length < ROWS_AT_ONCE) return { checked, wrong };
  }
}

async function faultOf({ area, nome, sha256 }: Ficheiro, storage: Storage): Promise<Fault | undefined> {
  const file = await storage.open(area, nome);
  if (file === undefined) return 'missing';
  const hash = createHash('sha256');
  for await (const chunk of file.bytes) hash.update(chunk as Buffer);
  return hash.digest('hex') === sha256 ? undefined : 'changed';
}
