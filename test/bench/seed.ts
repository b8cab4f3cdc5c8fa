import 'reflect-metadata';
import { migrate } from '../../src/platform/database/migrate.js';
import { Atividade } from '../../src/accounts/atividade/atividade.entity.js';
import { User } from '../../src/accounts/users/user.entity.js';
import { wholeDataSource } from '../support/data-source.js';
import { analyse, fillTable } from '../support/fill-table.js';
import { listSpecs } from '../support/list-specs.js';

// Fills every listed table but the accounts, and the trail, whose rows follow from one another, of the database in force: `tsx test/bench/seed.ts <rows> [first moment]`.
const rows = Number(process.argv[2]);
const start = process.argv[3] === undefined ? undefined : Date.parse(process.argv[3]);
const dataSource = await (await wholeDataSource()).initialize();
await migrate(dataSource);
const entities = new Set((await listSpecs(dataSource)).map(({ entity }) => entity));
for (const entity of entities)
  if (entity.target !== User && entity.target !== Atividade) await fillTable(dataSource, entity, rows, start);
await analyse(dataSource);
await dataSource.destroy();
