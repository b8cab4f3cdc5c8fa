import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { shortenedAddress } from '../../platform/access/shortened-address.js';
import { amendAction, runAudited } from '../../platform/audit/audited-action.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { databaseTrouble } from '../../platform/errors/database-errors.js';
import { isLinkToken } from '../../platform/secrets/link-token.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import { addAccount } from '../users/add-account.js';
import { emailTaken } from '../users/email-taken.js';
import { requireGoodPassword } from '../users/good-password.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { Convidado } from './convidado.entity.js';

const UNKNOWN =
  'Este convite não existe, ou já não é válido: pode ter sido retirado, ou enviado outra vez. Abra a ligação da última mensagem que recebeu.';

/** What an invited colleague does with the link: choose a password, which makes the account. */
@Injectable()
export class ConviteContaService {
  constructor(
    @InjectRepository(Convidado) private readonly convidados: Repository<Convidado>,
    private readonly passwords: PasswordHasher,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes the account of whoever holds the link, once, also where two browsers do it at once.
   * @returns the e-mail to sign in with
   * @throws AppError 'notFound'; 'gone' for an invitation that was accepted or is too old; 'conflict' where the e-mail has
   * an account by now; 'invalid' for a password that everybody guesses, which does not use the link up
   */
  async accept(token: string, password: string, address: string): Promise<string> {
    requireGoodPassword(password);
    // a link that is no good costs no hashing
    await find(this.convidados.manager, token);
    const passwordHash = await this.passwords.hash(password);
    const make = () =>
      this.transactions.run(async (manager) => {
        const convidado = await find(manager, token, forUpdate);
        const { nome, email, papel } = convidado;
        const user = await addAccount(manager, { nome, email, papel, passwordHash, passwordFromOther: false });
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
      return (await runAudited({ ...action }, make)).email;
    } catch (error) {
      throw databaseTrouble(error) === 'duplicate' ? emailTaken() : error;
    }
  }
}

async function find(manager: EntityManager, token: string, lock: typeof forUpdate = {}): Promise<Convidado> {
  if (!isLinkToken(token)) throw new AppError('notFound', UNKNOWN);
  const convidado = await manager.findOne(Convidado, { where: { tokenHash: sha256(token) }, ...lock });
  if (convidado === null) throw new AppError('notFound', UNKNOWN);
  if (convidado.acceptedAt !== null)
    throw new AppError('gone', 'Este convite já foi aceite. Entre com a password que escolheu.');
  if (convidado.expiresAt.getTime() <= Date.now())
    throw new AppError('gone', 'Este convite expirou. Peça a quem lho enviou que o envie de novo.');
  return convidado;
}
