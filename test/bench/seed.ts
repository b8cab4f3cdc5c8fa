import 'reflect-metadata';
import { migrate } from '#platform/data-source/migrate.js';
import { Atividade } from '#accounts/atividade/atividade.entity.js';
import { User } from '#accounts/account/user.entity.js';
import { LessThan } from 'typeorm';
import { DAY_MS } from '#platform/dates/durations.js';
import { BinnedRecord, Draft } from '#content/shared/history.entity.js';
import { Edicao, MAX_EDITIONS } from '#content/edicoes/edicao.entity.js';
import { Evento } from '#content/eventos/evento.entity.js';
import { MAX_PARTNERS, Parceiro } from '#content/parceiros/parceiro.entity.js';
import { MAX_QUESTIONS, Pergunta } from '#content/perguntas/pergunta.entity.js';
import { AceitacaoPendente } from '#submissions/consentimentos/consentimento.entity.js';
import { wholeDataSource } from '../support/data-source.js';
import { analyse, fillTable } from '../support/fill-table.js';
import { listSpecs } from '../support/list-specs.js';

// Fills every listed table but the accounts, and the trail, whose rows follow from one another, of the database in force: `tsx test/bench/seed.ts <rows> [first moment]`.
const rows = Number(process.argv[2]);
const start = process.argv[3] === undefined ? undefined : Date.parse(process.argv[3]);
const dataSource = await (await wholeDataSource()).initialize();
await migrate(dataSource);
/** Lists that a page shows whole hold no more. */
const most = new Map<unknown, number>([
  [Parceiro, MAX_PARTNERS],
  [Pergunta, MAX_QUESTIONS],
  [Edicao, MAX_EDITIONS],
]);
const entities = new Set((await listSpecs(dataSource)).map(({ entity }) => entity));
for (const entity of entities)
  if (entity.target !== User && entity.target !== Atividade)
    await fillTable(dataSource, entity, Math.min(rows, most.get(entity.target) ?? rows), start);
// Types that somebody gave: those that follow their dates would turn over while something is measured.
await dataSource.getRepository(Evento).update({ tipoAutomatico: true }, { tipoAutomatico: false });
// Due drafts of which no record stands: the worker would look at them every five seconds while something is measured.
// Nor are they samples, of which there are a few dozen at most.
const idle = { publishAt: null, withdrawAt: null, exemplo: false };
await dataSource.createQueryBuilder().update(Draft).set(idle).execute();
// Outdated records in the bin: they would be taken out one by one while something is measured.
await dataSource
  .getRepository(BinnedRecord)
  .update({ until: LessThan(new Date()) }, { until: new Date(Date.now() + DAY_MS) });
// The overview counts them by form, and a made-up word names none.
await dataSource
  .createQueryBuilder()
  .update(AceitacaoPendente)
  .set({ formulario: 'contactos', registo: () => 'id' })
  .execute();
await analyse(dataSource);
await dataSource.destroy();
