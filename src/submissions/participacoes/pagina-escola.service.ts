import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Link } from '#accounts/links/link.entity.js';
import { findLink, removeLinks, UNKNOWN_LINK } from '#accounts/links/links.js';
import { Edicao, findPresentEdition, schoolYear } from '#content/edicoes/edicao.entity.js';
import { Outbox } from '#mail/outbox.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { asVisitor } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, lockOrThrow, Transactions } from '#platform/database/transactions.js';
import { lisbonDay } from '#platform/dates/lisbon-day.js';
import { maskedAddress, normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { type EditionCalendar, hasCalendar, phaseOn } from '../../../contract/edition-phase.js';
import { Projeto } from './projeto.entity.js';
import { forgetWithdrawn, nameOfDocument } from './projects-of.js';
import { type MailLimits, MailRequests } from '../requests/mail-requests.js';
import type { EscolaInputDto } from './pagina-escola.dto.js';
import { Participacao } from './participacao.entity.js';
import { schoolFacts } from './participacoes.service.js';
import { noticeMail, schoolLink } from './school-mails.js';

/** As many as one class has teachers. */
const MAX_COLLEAGUES = 5;

const OVER =
  'Esta edição do Desafio Escolar já terminou, e com ela esta página. Os projetos estão em «Concursos Anteriores».';

/** The things that a link opens: the participation, its edition, and the link itself. */
export interface Opened {
  link: Link;
  participacao: Participacao;
  edicao: Edicao & EditionCalendar;
}

/**
 * The page that a school has of its own while its edition lasts, for whoever holds a link that was mailed to its teacher,
 * or to a colleague whom that teacher named. Opening it changes nothing: mail scanners do that.
 */
@Injectable()
export class PaginaEscolaService {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: MailRequests,
    private readonly afterAnswer: AfterAnswer,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /**
   * Mails the links of the schools of the present edition that have an address; what is found is not to be learnt by
   * what is answered, nor by how long that takes.
   * @throws AppError 'invalid' for a proof of work that was sent and is no good
   */
  async ask(email: string, proof: string | undefined, ip: string): Promise<void> {
    const limits = await this.requests.limitsOf(proof, ip);
    this.afterAnswer.begin('the links of schools', () => this.mailLinks(normalEmail(email), limits));
  }

  private async mailLinks(email: string, limits: MailLimits): Promise<void> {
    await this.transactions.run(async (manager) => {
      const edition = await findPresentEdition(manager);
      const theirs = { edicao: edition?.chave ?? '', email };
      const found = await manager.find(Participacao, { where: theirs, order: { id: 'ASC' } });
      for (const participacao of found) await this.mailLink(manager, participacao, limits);
      if (found.length > 0) return;
      const idempotencyKey = `desafio:ninguem:${randomUUID()}`;
      const words = await noticeMail(manager, 'semEscola', { ligacao: `${this.settings.siteUrl}/desafio` });
      await this.outbox.add(manager, { idempotencyKey, kind: 'subscription', recipient: email, ...words, ...limits });
    });
  }

  /** Ends every link of a participation and mails its teacher another. @throws AppError 'notFound' */
  async renewLink(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      const participacao = await lockOrThrow(manager, Participacao, id);
      await removeLinks(manager, ['participation'], [id]);
      await this.mailLink(manager, participacao, {});
    });
  }

  /** @throws AppError 'notFound' */
  async endLinks(id: number): Promise<void> {
    await this.transactions.run(async (manager) => {
      await lockOrThrow(manager, Participacao, id);
      await removeLinks(manager, ['participation'], [id]);
    });
  }

  /** @throws AppError 'notFound', 'gone' */
  async read(token: string) {
    const { manager } = this.transactions;
    const { link, participacao, edicao } = await openByLink(manager, token);
    const links = await manager.find(Link, { where: colleaguesOf(participacao), order: { id: 'ASC' } });
    const projeto = await manager.findOneBy(Projeto, { participacaoId: participacao.id });
    if (projeto !== null) await forgetWithdrawn(manager, [projeto]);
    const { email: address, ...school } = participacao;
    return {
      ...school,
      projeto: projeto && Object.assign(projeto, { documento: await nameOfDocument(manager, projeto) }),
      email: maskedAddress(address),
      edicao: Object.assign(edicao, { anoLetivo: schoolYear(edicao.chave) }),
      deColega: link.email !== null,
      colegas: links.map(({ id, email }) => ({ id, quem: email ?? '' })),
    };
  }

  /** @throws AppError 'notFound', 'gone'; 'conflict' where another device has saved since */
  correct(token: string, input: EscolaInputDto, ip: string): Promise<void> {
    return this.change(token, ip, async (manager, { participacao }) => {
      if (input.versao !== undefined && input.versao !== participacao.versao) throw new AppError('conflict');
      Object.assign(participacao, schoolFacts(input));
      await keep(manager, participacao);
    });
  }

  /**
   * Gives a colleague a link of their own.
   * @throws AppError 'notFound', 'gone'; 'forbidden' for a colleague; 'conflict' where there are as many as there may be, or
   * the project is handed in
   */
  async invite(token: string, typed: string, ip: string): Promise<void> {
    const email = normalEmail(typed);
    await this.change(token, ip, async (manager, { link, participacao }) => {
      requireTeacher(link, participacao);
      if ((await manager.countBy(Link, colleaguesOf(participacao))) >= MAX_COLLEAGUES)
        throw new AppError('conflict', `Já há ${MAX_COLLEAGUES} colegas com ligação. Retire uma para convidar outro.`);
      const { id, edicao } = participacao;
      const { once, ligacao } = await schoolLink(manager, this.settings.siteUrl, id, maskedAddress(email));
      await this.outbox.add(manager, {
        idempotencyKey: `participacoes:${id}:colega:${once}`,
        kind: 'subscription',
        recipient: email,
        ...(await noticeMail(manager, 'colega', { edicao: schoolYear(edicao), ligacao })),
      });
      await keep(manager, participacao);
    });
  }

  /** @throws AppError 'notFound', 'gone', 'forbidden' */
  endColleague(token: string, id: number, ip: string): Promise<void> {
    return this.change(token, ip, async (manager, { link, participacao }) => {
      requireTeacher(link, participacao);
      const { affected } = await manager.delete(Link, { ...colleaguesOf(participacao), id });
      if (affected === 0) throw new AppError('notFound');
      await keep(manager, participacao);
    });
  }

  /** Runs a change by whoever holds a link, which the trail tells as a visitor's. */
  async change(
    token: string,
    ip: string,
    work: (manager: EntityManager, opened: Opened) => Promise<void>,
  ): Promise<void> {
    const { participacao } = await openByLink(this.transactions.manager, token);
    const action = { verb: 'alterou', section: 'participacoes', recordId: String(participacao.id) } as const;
    return asVisitor(ip, action, () =>
      this.transactions.run(async (manager) => work(manager, await openByLink(manager, token, forUpdate))),
    );
  }

  private async mailLink(manager: EntityManager, participacao: Participacao, limits: MailLimits): Promise<void> {
    const { id, email, escola, edicao } = participacao;
    const { once, ligacao } = await schoolLink(manager, this.settings.siteUrl, id);
    await this.outbox.add(manager, {
      idempotencyKey: `participacoes:${id}:ligacao:${once}`,
      kind: 'subscription',
      recipient: email,
      ...(await noticeMail(manager, 'ligacao', { escola, edicao: schoolYear(edicao), ligacao })),
      ...limits,
    });
  }
}

const colleaguesOf = ({ id }: Participacao) =>
  ({ purpose: 'participation', subject: String(id), email: Not(IsNull()) }) as const;

/** @throws AppError 'notFound' for a link that is none, or no more; 'gone' once the edition is over */
export async function openByLink(manager: EntityManager, token: string, lock: typeof forUpdate = {}): Promise<Opened> {
  const link = await findLink(manager, 'participation', token, lock);
  if (link === null) throw new AppError('notFound', UNKNOWN_LINK);
  const participacao = await manager.findOne(Participacao, { where: { id: Number(link.subject) }, ...lock });
  if (participacao === null) throw new AppError('notFound', UNKNOWN_LINK);
  const edicao = await manager.findOneBy(Edicao, { chave: participacao.edicao });
  if (edicao === null || !hasCalendar(edicao) || phaseOn(edicao, lisbonDay(new Date())) === 'arquivo')
    throw new AppError('gone', OVER);
  return { link, participacao, edicao };
}

async function keep(manager: EntityManager, participacao: Participacao): Promise<void> {
  const versao = participacao.versao + 1;
  await manager.save(Participacao, Object.assign(participacao, { vistaEm: new Date(), versao }));
}

/** Colleagues are those of the project as it was handed in. */
function requireTeacher({ email }: Link, { estado }: Participacao): void {
  if (email !== null)
    throw new AppError('forbidden', 'Só o professor responsável pela inscrição convida e retira colegas.');
  if (estado !== 'inscrita')
    throw new AppError(
      'conflict',
      'O projeto está entregue, e os colegas ficam como estão. Para os mudar, retire a entrega.',
    );
}
