import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { shortenedAddress } from '#platform/access/client-of.js';
import { amendAction, runAudited } from '#platform/audit/audited-action.js';
import { forUpdate, Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import type { Link } from '../links/link.entity.js';
import { findLink, spendLink } from '../links/links.js';
import { AccountWriter, emailTaken } from '../users/account-writer.service.js';
import { PasswordHasher, requireGoodPassword } from '../users/password-hasher.js';
import { User } from '../users/user.entity.js';
import type { ConviteContaDto } from './convidado.dto.js';
import { Convidado, isVouchedFor } from './convidado.entity.js';

const UNKNOWN =
  'Este convite não existe, ou já não é válido: pode ter sido retirado, ou enviado outra vez. Abra a ligação da última mensagem que recebeu.';

const OVER = 'Este convite já não é válido. Peça à associação que o envie de novo.';

/** Accepts invitations: a colleague with the link chooses a password, and that makes the account. */
@Injectable()
export class ConviteContaService {
  constructor(
    @InjectRepository(Convidado) private readonly convidados: Repository<Convidado>,
    private readonly passwords: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly writer: AccountWriter,
  ) {}

  /** Tells whoever holds a link whom its invitation is for. @throws AppError 'notFound', 'gone' */
  async read(token: string): Promise<ConviteContaDto> {
    const { nome, email, inviterId } = (await find(this.convidados.manager, token)).convidado;
    await requireInviter(this.convidados.manager, inviterId);
    return { nome, email };
  }

  /**
   * Makes the account of whoever holds the link, once, also where two browsers do it at once.
   * @returns the e-mail to sign in with
   * @throws AppError 'notFound'; 'gone' for an invitation that was accepted, is too old, or whose sender administers no more; 'conflict' where the e-mail has
   * an account by now; 'invalid' for a password that everybody guesses, which does not use the link up
   */
  async accept(token: string, password: string, address: string): Promise<string> {
    requireGoodPassword(password);
    // a link that is no good costs no hashing
    const { inviterId } = (await find(this.convidados.manager, token)).convidado;
    await requireInviter(this.convidados.manager, inviterId);
    const passwordHash = await this.passwords.hash(password);
    const make = () =>
      this.transactions.run(async (manager) => {
        // locked first, as where somebody switches them off: of two at once the one waits for what the other does
        await requireInviter(manager, inviterId, forUpdate);
        const { convidado, link } = await find(manager, token, forUpdate);
        // it may have been sent again while this waited for it
        if (!(await spendLink(manager, link))) throw new AppError('notFound', UNKNOWN);
        const { nome, email, papel } = convidado;
        const account = { nome, email, papel, passwordHash, passwordFromOther: false };
        const user = await this.writer.add(manager, account, { invitedBy: inviterId });
        convidado.acceptedAt = new Date();
        await manager.save(Convidado, convidado);
        // until now there was nobody whom the trail could name
        amendAction({ actorId: user.id });
        return user;
      });
    const origin = shortenedAddress(address);
    const action = {
      verb: 'criou',
      section: 'users',
      recordId: undefined,
      actorId: null,
      origin,
      told: false,
    } as const;
    try {
      const { email } = await runAudited({ ...action }, make);
      this.writer.committed();
      return email;
    } catch (error) {
      throw databaseTrouble(error) === 'duplicate' ? emailTaken() : error;
    }
  }
}

/** @param lock locks the invitation, and its link only where it is used: as whoever sends it again does */
async function find(
  manager: EntityManager,
  token: string,
  lock: typeof forUpdate = {},
): Promise<{ convidado: Convidado; link: Link }> {
  const link = await findLink(manager, 'invitation', token);
  const convidado = link && (await manager.findOne(Convidado, { where: { id: Number(link.subject) }, ...lock }));
  if (link === null || convidado === null) throw new AppError('notFound', UNKNOWN);
  if (convidado.acceptedAt !== null)
    throw new AppError('gone', 'Este convite já foi aceite. Entre com a palavra-passe que escolheu.');
  if (convidado.expiresAt.getTime() <= Date.now()) throw new AppError('gone', OVER);
  return { convidado, link };
}

/** Requires that the sender of an invitation still administers. @throws AppError 'gone' where they do not */
async function requireInviter(manager: EntityManager, id: number | null, lock: typeof forUpdate = {}): Promise<void> {
  const inviter = id === null ? null : await manager.findOne(User, { where: { id }, ...lock });
  if (!isVouchedFor(id, inviter)) throw new AppError('gone', OVER);
}
