import { Injectable } from '@nestjs/common';
import { And, type EntityManager, In, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { Edicao, isSchoolYear, schoolYear } from '#content/edicoes/edicao.entity.js';
import { ProjetoMural } from '#content/mural/projeto-mural.entity.js';
import { identity } from '#content/paginas/identity.js';
import { Transactions } from '#platform/database/transactions.js';
import { lisbonDay, startOfLisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { Daily } from '#platform/jobs/jobs.js';
import { Subscritor } from '#submissions/newsletter/subscritor.entity.js';
import { Participacao, schoolCycles } from '#submissions/participacoes/participacao.entity.js';
import { Candidatura } from '#submissions/voluntariado/candidatura.entity.js';
import { districts } from '../../../contract/districts.js';
import { calendarDays, hasCalendar, phaseOn } from '../../../contract/edition-phase.js';
import { type Counts, keepDay, KeptFigures, type SchoolGroup } from './kept-figures.entity.js';

const days = Object.fromEntries([...calendarDays, 'festival'].map((day) => [day, true]));
const EDITION = { id: true, chave: true, ...days };

const HANDED_IN: readonly string[] = ['submetida', 'nomeada', 'premiada'];

/** The facts of a participation that are counted. */
const COUNTED = {
  edicao: true,
  escolaHash: true,
  email: true,
  distrito: true,
  ciclo: true,
  alunos: true,
  estado: true,
};
type Counted = Pick<Participacao, keyof typeof COUNTED>;

/** The figures of editions, kept every night so that they outlive what was counted (docs/decisions/0256). */
@Injectable()
export class NumerosService {
  constructor(private readonly transactions: Transactions) {}

  async all(now = new Date()) {
    const { desde, editions, kept, counts } = await this.read(now);
    const wall = await onWall(this.transactions.manager);
    const today = lisbonDay(now);
    const { longName: associacao } = await identity(this.transactions.manager);
    return {
      associacao,
      desde,
      edicoes: editions.map((edition) => {
        const { chave } = edition;
        const all = counts.get(chave);
        return {
          ...ofSchools(edition, all, wall.get(chave), today),
          voluntarios: all?.voluntarios ?? null,
          downloads: isCounted(chave, desde, now) ? (kept.get(chave)?.downloads ?? 0) : null,
          newsletter: all?.newsletter ?? null,
        };
      }),
    };
  }

  /** The counts of last night, of one edition or of all. @throws AppError 'invalid'; 'notFound' without an edition */
  async forVisitors(edicao: unknown) {
    if (edicao !== undefined && !isSchoolYear(edicao))
      throw new AppError('invalid', 'O parâmetro "edicao" tem de ser um ano letivo, como 20252026.');
    const where = edicao === undefined ? {} : { chave: edicao };
    const { manager } = this.transactions;
    const editions = await manager.find(Edicao, { select: EDITION, where, order: { chave: 'ASC' } });
    if (edicao !== undefined && editions.length === 0) throw new AppError('notFound');
    const kept = new Map((await manager.find(KeptFigures)).map((row) => [row.edicao, row.contagens ?? undefined]));
    const wall = await onWall(manager);
    const today = lisbonDay(new Date());
    const figures = editions.map((edition) =>
      ofSchools(edition, kept.get(edition.chave), wall.get(edition.chave), today),
    );
    const groups = figures.flatMap(({ porDistrito }) => porDistrito);
    const porDistrito = districts.flatMap((nome) => {
      const escolas = total(groups.filter((group) => group.nome === nome).map((group) => group.escolas));
      return escolas === null ? [] : [{ nome, escolas }];
    });
    const escolas = total(figures.map((edition) => edition.escolas));
    return {
      edicoes: figures.filter((edition) => edition.escolas).map(({ chave }) => chave),
      escolas,
      alunos: total(figures.map(({ alunos }) => alunos)),
      distritos: escolas === null ? null : porDistrito.length,
      projetos: total(figures.map(({ projetos }) => projetos)),
      porDistrito,
    };
  }

  @Daily()
  async run(now = new Date()): Promise<void> {
    const { counts } = await this.read(now);
    for (const [edicao, contagens] of counts)
      await this.transactions.run(async (manager) => {
        await keepDay(manager, edicao, now);
        await manager.update(KeptFigures, { edicao }, { contagens });
      });
  }

  private async read(now: Date) {
    const { manager } = this.transactions;
    const editions = await manager.find(Edicao, { select: EDITION, order: { chave: 'DESC' } });
    const rows = await manager.find(KeptFigures, { order: { desde: 'ASC' } });
    const kept = new Map(rows.map((row) => [row.edicao, row]));
    const desde = rows[0]?.desde ?? lisbonDay(now);
    const planned = editions.filter(hasCalendar);
    const participations = await manager.find(Participacao, {
      select: COUNTED,
      where: { edicao: In(planned.map(({ chave }) => chave)), estado: Not('desistiu') },
    });
    const counts = new Map<string, Counts>();
    for (const edition of planned) {
      const { chave } = edition;
      const year = isCounted(chave, desde, now) ? await this.countYear(chave) : { voluntarios: null, newsletter: null };
      const counted = { ...countSchools(participations.filter(({ edicao }) => edicao === chave)), ...year };
      const before = kept.get(chave)?.contagens ?? undefined;
      const isOver = phaseOn(edition, lisbonDay(now)) === 'arquivo';
      counts.set(chave, isOver && before !== undefined ? withoutLosses(before, counted) : counted);
    }
    return { desde, editions, kept, counts };
  }

  private async countYear(chave: string): Promise<Pick<Counts, 'voluntarios' | 'newsletter'>> {
    const { manager } = this.transactions;
    const { from, to } = monthsOf(chave);
    const within = And(MoreThanOrEqual(from), LessThan(to));
    const [voluntarios, newsletter] = await Promise.all([
      manager.countBy(Candidatura, { createdAt: within }),
      manager.countBy(Subscritor, { confirmada: true, create: within }),
    ]);
    return { voluntarios, newsletter };
  }
}

/** How many projects of each edition are on the wall, and how many of them won an award. */
async function onWall(manager: EntityManager) {
  const rows: Record<'edicao' | 'projetos' | 'premios', string | number>[] = await manager
    .createQueryBuilder(ProjetoMural, 'row')
    .select('row.edicao', 'edicao')
    .addSelect('COUNT(*)', 'projetos')
    .addSelect('COUNT(row.premio)', 'premios')
    .where({ exemplo: false })
    .groupBy('row.edicao')
    .getRawMany();
  return new Map(
    rows.map(({ edicao, projetos, premios }) => [
      String(edicao),
      { projetos: Number(projetos), premios: Number(premios) },
    ]),
  );
}

/** The figures of an edition that are of its schools and what they made. */
function ofSchools(
  edition: Edicao,
  all: Counts | undefined,
  shown: { projetos: number; premios: number } | undefined,
  today: string,
) {
  const { chave } = edition;
  const fase = phaseOn(edition, today);
  // an edition that is over and has nothing is one that nobody has counted
  const isBeingCounted = all !== undefined && fase !== 'arquivo';
  const known = (count: number) => (count > 0 || isBeingCounted ? count : null);
  const own = all === undefined || known(all.participacoes) === null ? undefined : all;
  const named = (groups: readonly SchoolGroup[]) => groups.filter(({ nome }) => nome !== null).length;
  return {
    chave,
    anoLetivo: schoolYear(chave),
    fase,
    escolas: own?.escolas ?? null,
    alunos: own?.alunos ?? null,
    semAlunos: own?.semAlunos ?? null,
    professores: own?.professores ?? null,
    distritos: own === undefined ? null : named(own.porDistrito),
    ciclos: own === undefined ? null : named(own.porCiclo),
    projetos: known(own?.projetos || (shown?.projetos ?? 0)),
    premios: known(shown?.premios ?? 0),
    porDistrito: own?.porDistrito ?? [],
    porCiclo: own?.porCiclo ?? [],
  };
}

function total(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

/** The moments of a school year: from 1 September to 31 August in Lisbon. */
function monthsOf(chave: string): { from: Date; to: Date } {
  const firstOfSeptember = (year: string) => startOfLisbonDay(new Date(`${year}-09-01T12:00:00Z`));
  return { from: firstOfSeptember(chave.slice(0, 4)), to: firstOfSeptember(chave.slice(4)) };
}

/** Whether a school year has begun, and was not over when counting began. */
function isCounted(chave: string, desde: string, now: Date): boolean {
  return desde <= `${chave.slice(4)}-08-31` && monthsOf(chave).from <= now;
}

function countSchools(rows: readonly Counted[]): Omit<Counts, 'voluntarios' | 'newsletter'> {
  const groups = (names: readonly string[], nameOf: (row: Counted) => string | null): SchoolGroup[] =>
    [...names, null]
      .map((nome) => ({ nome, ...sizeOf(rows.filter((row) => nameOf(row) === nome)) }))
      .filter(({ escolas }) => escolas > 0);
  return {
    participacoes: rows.length,
    ...sizeOf(rows),
    semAlunos: rows.filter(({ alunos }) => alunos === null).length,
    professores: new Set(rows.map(({ email }) => email)).size,
    projetos: rows.filter(({ estado }) => HANDED_IN.includes(estado)).length,
    porDistrito: groups(districts, ({ distrito }) => distrito),
    porCiclo: groups(schoolCycles, ({ ciclo }) => ciclo),
  };
}

function sizeOf(rows: readonly Counted[]): Pick<Counts, 'escolas' | 'alunos'> {
  const alunos = rows.reduce((sum, row) => sum + (row.alunos ?? 0), 0);
  return { escolas: new Set(rows.map(({ escolaHash }) => escolaHash)).size, alunos };
}

/** Returns the new counts of an edition that is over, unless they have become less: then records have been erased. */
function withoutLosses(before: Counts, counted: Counts): Counts {
  const more = (one: number | null, other: number | null) =>
    one === null || other === null ? (one ?? other) : Math.max(one, other);
  return {
    ...(counted.participacoes < before.participacoes ? before : counted),
    voluntarios: more(before.voluntarios, counted.voluntarios),
    newsletter: more(before.newsletter, counted.newsletter),
  };
}
