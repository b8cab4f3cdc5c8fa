import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { insertSearched } from './baseline/seed-rows.js';
import { schemaKit } from './schema-kit.js';

const DAYS = ['inscricoesAbrem', 'inscricoesFecham', 'submissaoAbre', 'submissaoFecha', 'festival', 'resultados'];

/** The words of the page of which the edition takes the place, as they were built in. */
const BUILT_IN = { edition: '2026/2027', opens: '2026-09-01', deadline: '2027-04-30', cost: 'Gratuito' };

/**
 * Gives editions the days of their year. The edition that takes registrations gets those that stood on the page
 * 'inscricoes', which goes. A run that was killed anywhere begins again.
 */
export class PlanEditions implements MigrationInterface {
  readonly name = 'PlanEditions1796400000000';

  async up(runner: QueryRunner): Promise<void> {
    const { exact, field, varchar } = schemaKit(runner);
    const columns = [
      ...DAYS.map((name) => field(name, exact(10), { nullable: true })),
      field('festivalLocal', varchar(200), { nullable: true }),
      field('custo', varchar(80), { nullable: true }),
    ];
    for (const column of columns)
      if (!(await runner.hasColumn('edicoes', column.name))) await runner.addColumn('edicoes', new TableColumn(column));
    await planPresent(runner);
    await runner.query(
      "DELETE FROM saved_versions WHERE resource = 'paginas' AND recordId IN (SELECT id FROM paginas WHERE chave = 'inscricoes')",
    );
    await runner.query("DELETE FROM paginas WHERE chave = 'inscricoes'");
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [...DAYS, 'festivalLocal', 'custo']) await runner.dropColumn('edicoes', name);
  }
}

async function planPresent(runner: QueryRunner): Promise<void> {
  const [page] = (await runner.query("SELECT publicado FROM paginas WHERE chave = 'inscricoes'")) as {
    publicado: string;
  }[];
  const words = { ...BUILT_IN, ...(page && (JSON.parse(page.publicado) as Partial<typeof BUILT_IN>)) };
  const deadlineYear = Number(words.deadline.slice(0, 4));
  const [, first] = /(\d{4})\s*[/-]\s*\d{4}/.exec(words.edition) ?? [];
  const year = Number(first ?? deadlineYear - 1);
  const chave = `${year}${year + 1}`;
  // projects came in until the end of May and the festival was in June, whatever the page said
  const [afterRegistration, endOfMay, endOfJune] = [nextDay(words.deadline), `${year + 1}-05-31`, `${year + 1}-06-30`];
  const late = words.deadline >= endOfMay;
  const calendar = {
    inscricoesAbrem: words.opens < words.deadline ? words.opens : words.deadline,
    inscricoesFecham: words.deadline,
    submissaoAbre: afterRegistration,
    submissaoFecha: late ? afterRegistration : endOfMay,
    resultados: late ? nextDay(afterRegistration) : endOfJune,
    custo: words.cost.slice(0, 80),
  };
  const [known] = (await runner.query(`SELECT id, resultados FROM edicoes WHERE chave = '${chave}'`)) as {
    id: number;
    resultados: string | null;
  }[];
  if (known !== undefined && known.resultados !== null) return;
  if (known !== undefined) {
    const set = Object.keys(calendar).map((column) => `${column} = ?`);
    await runner.query(`UPDATE edicoes SET ${set.join(', ')} WHERE id = ${known.id}`, Object.values(calendar));
    return;
  }
  const [last] = (await runner.query('SELECT MAX(id) AS id FROM edicoes')) as { id: number | null }[];
  const id = (last?.id ?? 0) + 1;
  await runner.query(`DELETE FROM search_terms WHERE resource = 'edicoes' AND recordId = ${id}`);
  const introducao = `A edição de ${year}/${year + 1} do Desafio Escolar.`;
  const empty = { premios: '[]', agradecimentos: '[]', projetos: '[]', exemplo: 0, versao: 1 };
  const row = { id, chave, introducao, forma: 'star', cor: 'imaginar', ...empty, ...calendar };
  await insertSearched(runner, 'edicoes', ['chave', 'introducao'], [row]);
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
