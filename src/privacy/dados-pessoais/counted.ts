import type { HeldRecord } from '#platform/database/addresses/held-data.js';

/** How many there are of each kind, as people say it: 'Mensagem de contacto (2)'. */
export function counted(records: readonly HeldRecord[]): string[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => `${kind} (${records.filter((record) => record.kind === kind).length})`);
}
