import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Eraser } from '#erasing/eraser.service.js';
import { holdsOf } from '#erasing/holds.js';
import { letter, type MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { amendAction, asVisitor } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { forUpdate, type Lock, Transactions } from '#platform/database/transactions.js';
import { dayWords, lisbonWords } from '#platform/dates/lisbon-day.js';
import { AppError } from '#platform/errors/app-error.js';
import { maskedAddress } from '#platform/dto/normal-email.js';
import { findLink, isOver } from '#accounts/links/links.js';
import { Candidatura } from '#submissions/voluntariado/candidatura.entity.js';
import { PedidosDadosService } from '../pedidos-dados/pedidos-dados.service.js';
import { OUT_OF_REACH, receiptTo } from '../dados-pessoais/person-erasure.mail.js';

const KIND = 'voluntariado';
const ERASED = 'A candidatura foi apagada.';
const RECEIPT = 'Enviámos-lhe um recibo por e-mail.';
const NOTED = 'A sua oposição ficou registada, e respondemos-lhe no prazo de um mês.';

@Injectable()
export class EncarregadosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly eraser: Eraser,
    private readonly outbox: Outbox,
    private readonly pedidos: PedidosDadosService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError 'notFound' */
  async read(token: string) {
    const { manager } = this.transactions;
    const { candidatura, expiresAt } = await behindLink(manager, token);
    return {
      quem: shortName(candidatura.nome),
      quando: candidatura.createdAt,
      valeAte: expiresAt,
      retida: await heldBack(manager, candidatura),
    };
  }

  /**
   * Erases the application whole; where it is held, somebody sees to the objection within a month.
   * @param ip whose request it is
   * @returns what was done, in a sentence
   * @throws AppError 'notFound'; 'conflict' where it is held
   */
  async object(token: string, ip: string): Promise<string> {
    const { candidatura } = await behindLink(this.transactions.manager, token);
    const action = { verb: 'eliminou', section: KIND, recordId: String(candidatura.id) } as const;
    const retida = await asVisitor(ip, action, () =>
      this.transactions.run((manager) => this.eraseOrNote(manager, token)),
    );
    if (retida !== null) throw new AppError('conflict', `${retida} ${NOTED}`);
    return this.settings.mail.smtpUrl === undefined ? ERASED : `${ERASED} ${RECEIPT}`;
  }

  /** @returns why nothing could be erased yet; null where it was */
  private async eraseOrNote(manager: EntityManager, token: string): Promise<string | null> {
    const { candidatura } = await behindLink(manager, token, forUpdate);
    const { id, email, emailEncarregado: guardian } = candidatura;
    const retida = await heldBack(manager, candidatura);
    if (retida !== null) {
      if (guardian === null) return retida;
      amendAction({ verb: 'criou', section: 'pedidos-dados', recordId: undefined });
      const detalhe = `Opôs-se, como encarregado de educação, à candidatura a voluntariado n.º ${id}, que está retida.`;
      await this.pedidos.askForErasure(manager, guardian, detalhe);
      return retida;
    }
    await this.eraser.take(manager, KIND, [candidatura], 'pedido');
    const now = new Date();
    if (guardian !== null) {
      await this.outbox.add(manager, receiptTo(guardian, objectionReceiptMail(now), true));
      await this.outbox.add(manager, receiptTo(email, objectedToMail(maskedAddress(guardian), now), false));
    }
    await this.eraser.forgetMail(manager, [`${KIND}:${id}`]);
    return null;
  }
}

async function heldBack(manager: EntityManager, { id }: Candidatura): Promise<string | null> {
  const hold = (await holdsOf(manager, [{ kind: KIND, id }])).get(`${KIND}:${id}`);
  if (hold === undefined) return null;
  return `A candidatura está retida até ${dayWords(hold.until)} e não pode ser apagada antes (motivo: ${hold.reason}).`;
}

/** Finds the application behind a guardian's link. @throws AppError 'notFound', for whatever reason alike */
async function behindLink(manager: EntityManager, token: string, lock: Lock = {}) {
  const link = await findLink(manager, 'guardian', token);
  const where = { id: Number(link?.subject) };
  const candidatura = link && !isOver(link) ? await manager.findOne(Candidatura, { where, ...lock }) : null;
  if (candidatura === null || !link?.expiresAt) {
    throw new AppError('notFound', 'Esta ligação já não é válida: passou o prazo, ou a candidatura já foi apagada.');
  }
  return { candidatura, expiresAt: link.expiresAt };
}

/** The first name and the last one's initial: who knows the person knows who is meant. */
function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('pt-PT')}.`;
}

/** To the guardian who objected. None of the applicant's words stand in it. */
function objectionReceiptMail(now: Date): MailWords {
  return letter(
    'Recibo: a candidatura foi apagada',
    `A ${lisbonWords(now)}, porque se opôs como encarregado de educação, apagámos a candidatura a voluntariado, com tudo o que veio com ela.`,
    `Guarde esta mensagem como recibo. ${OUT_OF_REACH}`,
  );
}

/** To the applicant. @param by the guardian's address, masked */
function objectedToMail(by: string, now: Date): MailWords {
  return letter(
    'Recibo: a tua candidatura foi apagada',
    `A ${lisbonWords(now)}, apagámos a tua candidatura a voluntariado, com tudo o que veio com ela: o encarregado de educação que indicaste (${by}) opôs-se.`,
    `Obrigado por teres querido ajudar! Fala com ele, se achas que foi engano. ${OUT_OF_REACH}`,
  );
}
