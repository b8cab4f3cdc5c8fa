import { Injectable } from '@nestjs/common';
import { type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { OPERATOR, Trail } from '#accounts/atividade/trail.js';
import { findPresentEdition, type PresentEdition, schoolYear } from '#content/edicoes/edicao.entity.js';
import { saveVersioned } from '#content/shared/versions.js';
import { heldIds } from '#erasing/holds.js';
import { roomLeft } from '#mail/daily-limits.js';
import type { MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { daysFrom, dayWords, lisbonDay } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { Lembrete, LembreteEnviado, type MailTextKind, mailTextKinds } from './lembrete.entity.js';
import type { LembreteInputDto, LembretePalavrasDto } from './lembrete.dto.js';
import { Participacao } from './participacao.entity.js';
import { isDaytime, reminderDays, type ReminderKind, reminderOn, whenWords } from './reminder-days.js';
import { filledMail, isNotice, previewOf, requireKnownPlaces, schoolLink } from './school-mails.js';
import { Hourly } from '#platform/jobs/jobs.js';

/** From so many days before its first one somebody is asked to look at a reminder. */
const SHOWN_DAYS_BEFORE = 7;

const BATCH = 100;

/** A school as the preview has it where there is none. */
const SOMEBODY = { professor: 'Maria Silva', escola: 'Escola Básica do Bairro' };

/** The reminders to schools, each kind with words of its own (docs/decisions/0255). */
@Injectable()
export class LembretesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly trail: Trail,
    private readonly settings: Settings,
  ) {}

  @Hourly()
  async run(now: Date): Promise<void> {
    while ((await this.sendDue(now, BATCH)) > 0);
  }

  async read() {
    const { manager } = this.transactions;
    const edition = await findPresentEdition(manager);
    const rows = (await manager.find(Lembrete)).sort((a, b) => placeOf(a) - placeOf(b));
    const lembretes = [];
    for (const row of rows) lembretes.push(await this.withFigures(manager, row, edition));
    return { anoLetivo: edition === undefined ? null : schoolYear(edition.chave), lembretes };
  }

  /** @throws AppError 'notFound'; 'invalid' for a place that nothing fills */
  async preview(id: number, { assunto, texto }: LembretePalavrasDto) {
    const { manager } = this.transactions;
    const tipo = await this.kindFor(id, { assunto, texto });
    const edition = await findPresentEdition(manager);
    if (edition === undefined) throw new AppError('notFound');
    if (isNotice(tipo))
      return previewOf(this.outbox, manager, filledMail(tipo, { assunto, texto }, this.example(edition)));
    const [schools, seguem] = await (await this.awaited(manager, tipo, edition)).take(1).getManyAndCount();
    const [first] = schools;
    const ligacao = tipo === 'inscricoes' ? this.formAddress() : `${this.settings.siteUrl}/desafio/…`;
    const words = this.mailFor({ tipo, assunto, texto }, edition, { school: first ?? SOMEBODY, ligacao });
    return previewOf(this.outbox, manager, words, { para: first?.email ?? '', seguem });
  }

  /** @throws AppError 'notFound'; 'invalid' for a place that nothing fills; 'conflict' for a stale version */
  async update(id: number, { assunto, texto, segue }: LembreteInputDto, versao: number | undefined) {
    const tipo = await this.kindFor(id, { assunto, texto });
    const words = { assunto, texto, segue: segue || isNotice(tipo) };
    const saved = await this.transactions.run((manager) => saveVersioned(manager, Lembrete, id, words, versao));
    const { manager } = this.transactions;
    return this.withFigures(manager, saved, await findPresentEdition(manager));
  }

  private async kindFor(id: number, words: LembretePalavrasDto): Promise<MailTextKind> {
    const row = await this.transactions.manager.findOneBy(Lembrete, { id });
    if (row === null) throw new AppError('notFound');
    requireKnownPlaces(row.tipo, words);
    return row.tipo;
  }

  private example({ chave, inscricoesFecham, submissaoFecha, fase }: PresentEdition) {
    const prazo = dayWords(fase === 'antes' || fase === 'inscricoes' ? inscricoesFecham : submissaoFecha);
    const { siteUrl: site } = this.settings;
    return { ...SOMEBODY, edicao: schoolYear(chave), prazo, ligacao: `${site}/desafio/…`, site };
  }

  /** Counts the reminders that go soon, or would go, and that nobody has seen. */
  async countToSee(now = new Date()): Promise<number> {
    const { manager } = this.transactions;
    const edition = await findPresentEdition(manager, now);
    if (edition === undefined) return 0;
    const today = lisbonDay(now);
    let count = 0;
    for (const { tipo } of await manager.findBy(Lembrete, { segue: false })) {
      if (isNotice(tipo)) continue;
      const days = reminderDays(tipo, edition);
      if (days === undefined || today < daysFrom(days.de, -SHOWN_DAYS_BEFORE) || today > days.ate) continue;
      if (await (await this.awaited(manager, tipo, edition)).getExists()) count += 1;
    }
    return count;
  }

  /** Writes the reminder of a day to `limit` schools at most, if the day of mail has room. @returns to how many */
  async sendDue(now: Date, limit: number): Promise<number> {
    if (!isDaytime(now)) return 0;
    const { manager } = this.transactions;
    const edition = await findPresentEdition(manager, now);
    if (edition === undefined) return 0;
    const tipo = reminderOn(edition, lisbonDay(now));
    if (tipo === undefined || !(await (await this.awaited(manager, tipo, edition)).getExists())) return 0;
    return this.transactions.runInserting((unit) => this.send(unit, { tipo, edition, now, limit }));
  }

  private async send(
    manager: EntityManager,
    { tipo, edition, now, limit }: { tipo: ReminderKind; edition: PresentEdition; now: Date; limit: number },
  ): Promise<number> {
    const reminder = await manager.findOne(Lembrete, { where: { tipo, segue: true }, ...forUpdate });
    const take = Math.min(limit, await roomLeft(manager, this.settings.mail.dailyLimit, now));
    if (reminder === null || take === 0) return 0;
    const { assunto, texto } = reminder;
    const schools = await (await this.awaited(manager, tipo, edition)).take(take).getMany();
    for (const school of schools) {
      const participacaoId = school.id;
      await manager.insert(LembreteEnviado, { participacaoId, tipo, edicao: edition.chave, enviadoEm: now });
      const ligacao = tipo === 'inscricoes' ? this.formAddress() : await this.ownPage(manager, school, reminder);
      await this.outbox.add(
        manager,
        {
          idempotencyKey: `participacoes:${participacaoId}:lembrete:${tipo}`,
          kind: 'subscription',
          recipient: school.email,
          ...this.mailFor({ tipo, assunto, texto }, edition, { school, ligacao }, now),
          isConfirmed: () => Promise.resolve(true),
        },
        now,
      );
    }
    if (schools.length > 0) {
      const of = { secao: 'lembretes', registo: String(reminder.id) };
      await this.trail.append(manager, [{ ...OPERATOR, verbo: 'enviou', ...of, origem: '', resultado: 'ok' }]);
    }
    return schools.length;
  }

  private formAddress(): string {
    return `${this.settings.siteUrl}/concurso-anual-form`;
  }

  /** Makes a link of the school's own where the words have a place for it: those that it has are kept as hashes. */
  private async ownPage(manager: EntityManager, { id }: Participacao, { assunto, texto }: Lembrete): Promise<string> {
    if (!`${assunto} ${texto}`.includes('{ligacao}')) return '';
    return (await schoolLink(manager, this.settings.siteUrl, id)).ligacao;
  }

  /** Adds when a reminder goes in an edition, to how many schools, and to how many it has gone; a notice has no day. */
  private async withFigures(manager: EntityManager, row: Lembrete, edition?: PresentEdition) {
    const { tipo } = row;
    if (isNotice(tipo)) return Object.assign(row, { de: null, ate: null, quantas: 0, enviadas: 0, enviadoEm: null });
    const days = edition && reminderDays(tipo, edition);
    const gone = { edicao: edition?.chave ?? '', tipo };
    const last = await manager.findOne(LembreteEnviado, { where: gone, order: { enviadoEm: 'DESC' } });
    return Object.assign(row, {
      de: days?.de ?? null,
      ate: days?.ate ?? null,
      quantas: edition === undefined ? 0 : await (await this.awaited(manager, tipo, edition)).getCount(),
      enviadas: await manager.countBy(LembreteEnviado, gone),
      enviadoEm: last?.enviadoEm ?? null,
    });
  }

  /**
   * Finds the schools that a reminder goes to and that have not had it. Before the registration ends those are the ones
   * of the year before that have not come back, each once; their data serves for that only while it is kept by rule.
   */
  private async awaited(
    manager: EntityManager,
    tipo: ReminderKind,
    { chave }: PresentEdition,
  ): Promise<SelectQueryBuilder<Participacao>> {
    const query = manager.createQueryBuilder(Participacao, 'school').orderBy('school.id');
    const no = (entity: typeof LembreteEnviado | typeof Participacao, alias: string, where: string) =>
      `NOT EXISTS ${query.subQuery().select('1').from(entity, alias).where(where).getQuery()}`;
    query.where(no(LembreteEnviado, 'sent', 'sent.participacaoId = school.id AND sent.tipo = :tipo'), { tipo, chave });
    if (tipo !== 'inscricoes') return query.andWhere("school.edicao = :chave AND school.estado = 'inscrita'");
    const same = '(twin.escolaHash = school.escolaHash OR twin.email = school.email)';
    const sooner = "twin.edicao = school.edicao AND twin.id < school.id AND twin.estado <> 'desistiu'";
    const held = await heldIds(manager, 'participacoes');
    if (held.length > 0) query.andWhere('school.id NOT IN (:...held)', { held });
    return query
      .andWhere("school.edicao = :before AND school.estado <> 'desistiu'", { before: yearBefore(chave) })
      .andWhere(no(Participacao, 'twin', `${same} AND twin.edicao = :chave`))
      .andWhere(no(Participacao, 'twin', `${same} AND ${sooner}`));
  }

  private mailFor(
    { tipo, assunto, texto }: Pick<Lembrete, 'assunto' | 'texto'> & { tipo: ReminderKind },
    edition: PresentEdition,
    to: { school: Pick<Participacao, 'professor' | 'escola'>; ligacao: string },
    now = new Date(),
  ): MailWords {
    const days = reminderDays(tipo, edition);
    const [today, prazo] = [lisbonDay(now), days?.prazo ?? edition.submissaoFecha];
    const on = days !== undefined && (today < days.de || today > days.ate) ? days.de : today;
    const { professor, escola } = to.school;
    const filling = {
      professor,
      escola,
      edicao: schoolYear(edition.chave),
      anterior: schoolYear(yearBefore(edition.chave)),
      prazo: dayWords(prazo),
      quando: whenWords(prazo, on),
      ligacao: to.ligacao,
      site: this.settings.siteUrl,
    };
    return filledMail(tipo, { assunto, texto }, filling);
  }
}

const placeOf = ({ tipo }: Lembrete): number => mailTextKinds.indexOf(tipo);

function yearBefore(chave: string): string {
  const first = Number(chave.slice(0, 4));
  return `${first - 1}${first}`;
}
