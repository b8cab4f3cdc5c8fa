import { type EntityManager, In, type ObjectLiteral } from 'typeorm';
import { Ficheiro } from '../../files/ficheiros/ficheiro.entity.js';
import { resourcesWith } from '../../platform/database/resource.js';

const ROWS_AT_ONCE = 500;
/** An uploaded file's address, also in the middle of a text. */
const ADDRESS = /\/uploads\/(\d{13}_[a-z0-9-]+-[0-9a-f]{32}\.[a-z]+)/g;

/** A record that names a file that is on no record. */
interface DanglingName {
  table: string;
  id: unknown;
  nome: string;
}

/** Finds the records that name files without a row. */
export async function danglingNames(manager: EntityManager): Promise<DanglingName[]> {
  const named = resourcesWith('ownFile').map(({ entity, ownFile }) => ({ entity, properties: [ownFile], whole: true }));
  const held = resourcesWith('files').map(({ entity, files }) => ({ entity, properties: files, whole: false }));
  const dangling: DanglingName[] = [];
  for (const { entity, properties, whole } of [...named, ...held]) {
    const { tableName } = manager.connection.getMetadata(entity);
    for (let skip = 0; ; skip += ROWS_AT_ONCE) {
      const rows = (await manager.find(entity, { order: { id: 'ASC' }, skip, take: ROWS_AT_ONCE })) as ObjectLiteral[];
      const names = rows.flatMap((row) =>
        properties.flatMap((property) =>
          namesIn(row[property], whole).map((nome) => ({ id: row['id'] as unknown, nome })),
        ),
      );
      const wanted = [...new Set(names.map(({ nome }) => nome))];
      const known = new Set((await manager.findBy(Ficheiro, { nome: In(wanted) })).map(({ nome }) => nome));
      for (const one of names.filter(({ nome }) => !known.has(nome))) {
        // one that was erased meanwhile names nothing
        if (await manager.existsBy(entity, { id: one.id })) dangling.push({ table: tableName, ...one });
      }
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
  return dangling;
}

function namesIn(value: unknown, whole: boolean): string[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value.flatMap((one) => namesIn(one, whole)) : [];
  return whole ? [value] : Array.from(value.matchAll(ADDRESS), ([, nome = '']) => nome);
}
