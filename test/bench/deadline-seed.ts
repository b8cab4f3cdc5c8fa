import 'reflect-metadata';
import { Link } from '#accounts/links/link.entity.js';
import { Edicao } from '#content/edicoes/edicao.entity.js';
import { migrate } from '#platform/data-source/migrate.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Participacao } from '#submissions/participacoes/participacao.entity.js';
import { wholeDataSource } from '../support/data-source.js';
import { fillTable } from '../support/fill-table.js';

// Makes so many schools whose projects are awaited today, each with a link: `tsx test/bench/deadline-seed.ts <schools>`.
const schools = Number(process.argv[2]);
const dataSource = await (await wholeDataSource()).initialize();
await migrate(dataSource);
const { manager } = dataSource;
const day = (fromToday: number) => lisbonDay(new Date(Date.now() + fromToday * DAY_MS));
const days = { inscricoesAbrem: -60, inscricoesFecham: -20, submissaoAbre: -19, submissaoFecha: 0, resultados: 30 };
const calendar = Object.fromEntries(Object.entries(days).map(([name, fromToday]) => [name, day(fromToday)]));
const edicao = '20262027';
await manager.update(Edicao, { chave: edicao }, calendar);
await fillTable(dataSource, dataSource.getMetadata(Participacao), schools);
await manager.query(
  "UPDATE participacoes SET edicao = ?, estado = 'inscrita', entregaAte = NULL, email = REPLACE('escola#@exemplo.pt', '#', id)",
  [edicao],
);
const rows = await manager.find(Participacao, { select: { id: true } });
const links = rows.map(({ id }) => ({
  purpose: 'participation' as const,
  subject: String(id),
  tokenHash: sha256(String(id).padStart(43, 'a')),
}));
for (let start = 0; start < links.length; start += 500) await manager.insert(Link, links.slice(start, start + 500));
await dataSource.destroy();
