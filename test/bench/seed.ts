import 'reflect-metadata';
import { DataSource, type EntityMetadata, type QueryDeepPartialEntity } from 'typeorm';
import { settings } from '../../src/config/settings.js';
import { migrate } from '../../src/database/migrate.js';
import { dataSourceOptions } from '../../src/database/options.js';
import { SearchTerm } from '../../src/database/search/search-term.entity.js';
import { searchableOf } from '../../src/database/search/searchable.js';
import { termsOf } from '../../src/database/search/terms.js';
import { User } from '../../src/users/user.entity.js';

// Fills every table of the database in force with rows of its kind: `tsx test/bench/seed.ts <rows>`.
const rows = Number(process.argv[2]);
const BATCH = 500;
const MINUTE_MS = 60_000;
const START = Date.UTC(2025, 0, 1);
/** The one word that few rows have, however many rows there are. */
const RARE_EVERY = rows / 20;

/** Values of columns that a check or the code restricts. */
const allowed: Readonly<Record<string, readonly unknown[]>> = {
  'eventos.tipo': ['proximo', 'decorrer', 'anterior'],
  'formacoes.tipo': ['Abordagem da Metodologia', 'Oficina DFC'],
  'sessoes.tipo': ['Arranque do Projeto', 'Acompanhamento do Projeto'],
  'oportunidades.motivo': ['Outro', 'Saber mais sobre parcerias'],
  'ficheiros.area': ['uploads'],
  'ficheiros.tipo': ['image/jpeg', 'application/pdf'],
};

const dataSource = await new DataSource({ ...dataSourceOptions(settings), subscribers: [] }).initialize();
await migrate(dataSource);
for (const metadata of dataSource.entityMetadatas) {
  const generated = metadata.primaryColumns.length === 1 && metadata.primaryColumns[0]?.isGenerated === true;
  if (generated && metadata.target !== User) await fill(metadata);
}
if (!settings.embedded)
  await dataSource.query(`ANALYZE TABLE ${dataSource.entityMetadatas.map((m) => `\`${m.tableName}\``).join(', ')}`);
else await dataSource.query('ANALYZE');
await dataSource.destroy();

async function fill(metadata: EntityMetadata): Promise<void> {
  const searchable = searchableOf(metadata.target);
  for (let first = 1; first <= rows; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, rows - first + 1) }, (_, offset) =>
      row(metadata, first + offset),
    );
    await dataSource.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(metadata.target)
        .values(batch as QueryDeepPartialEntity<object>[])
        .updateEntity(false)
        .execute();
      if (searchable === undefined) return;
      const { recurso, properties } = searchable;
      const terms = batch.flatMap((record) =>
        termsOf(properties.map((property) => String(record[property])).join(' ')).map((termo) => ({
          recurso,
          termo,
          registo: Number(record['id']),
        })),
      );
      for (let index = 0; index < terms.length; index += BATCH) {
        await manager
          .createQueryBuilder()
          .insert()
          .into(SearchTerm)
          .values(terms.slice(index, index + BATCH))
          .updateEntity(false)
          .execute();
      }
    });
  }
}

function row(metadata: EntityMetadata, id: number): Record<string, unknown> {
  const values = metadata.columns.map((column) => [
    column.propertyName,
    value(
      `${metadata.tableName}.${column.propertyName}`,
      column.type,
      Number(column.length || 0),
      column.isNullable,
      id,
    ),
  ]);
  return { ...Object.fromEntries(values), id };
}

function value(name: string, type: unknown, length: number, nullable: boolean, id: number): unknown {
  const choices = allowed[name];
  if (choices !== undefined) return choices[id % choices.length];
  if (name.endsWith('.fotos')) return [];
  if (name.endsWith('.versao')) return 1;
  if (name.endsWith('.ano')) return 2021 + (id % 5);
  if (name.endsWith('.rascunho')) return false;
  switch (type) {
    case 'datetime':
      return new Date(START + id * MINUTE_MS);
    case 'boolean':
    case 'tinyint':
      return id % 2 === 0;
    case 'integer':
    case 'int':
      return id % 90;
    default: {
      if (nullable && length === 200) return null;
      const rare = id % RARE_EVERY === 0 ? 'raríssimo ' : '';
      return `${rare}texto ${id}`.slice(0, length === 0 ? undefined : length);
    }
  }
}
