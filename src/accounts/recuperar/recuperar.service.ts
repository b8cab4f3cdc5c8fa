import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';
import { Outbox } from '#mail/outbox.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { periods } from '../../../contract/periods.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { LoginChallenge } from '../auth/login-challenge.js';
import { passwordChangedMail } from '../conta/conta.mail.js';
import { asLinkHolder, findAccountLink, makeLink, onceOf, spendAccountLink } from '../links/links.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toOwner } from '../users/account.mail.js';
import { PasswordHasher, requireGoodPassword } from '../users/password-hasher.js';
import { isAccountOpen, NO_PASSWORD, User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import type { LigacaoDePasswordDto, RecuperarInputDto } from './recuperar.dto.js';

const GOOD_FOR_MS = periods.recoveryMinutes * MINUTE_MS;
const PROOF_WANTED =
  'Hoje já foi pedida muitas vezes uma nova palavra-passe para este e-mail. Para a pedir outra vez, confirme que não é um robô.';
/**
 * Of an address's hash, so many digits tell what is counted together: whoever makes addresses up fills no memory, and
 * for who shares a count with others the next request costs a proof of work, no more.
 */
const COUNTED_DIGITS = 4;

@Injectable()
export class RecuperarService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly challenge: LoginChallenge,
    private readonly passwords: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly afterAnswer: AfterAnswer,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /**
   * Mails a link, where there is such an account. No time tells whether there is one: nothing is looked up for the answer.
   * @throws AppError 'tooMany', alike for every address, where so many have been asked for that the next costs a proof
   * of work; 'invalid' for a wrong one
   */
  async ask({ email, recaptcha }: RecuperarInputDto): Promise<void> {
    const key = sha256(normalEmail(email)).slice(0, COUNTED_DIGITS);
    await this.challenge.countOrSpend({ rate: 'recoveries', key, wanted: PROOF_WANTED }, recaptcha);
    this.afterAnswer.begin('a link for a new password', () => this.mailLink(email));
  }

  /** Makes a link for whoever runs the server, beside those that were made before. @returns its address */
  async linkFor(user: User, lastsMs: number): Promise<string> {
    return (await this.transactions.run((manager) => this.makeLink(manager, user, lastsMs))).address;
  }

  /** Tells whoever holds a link whose account it is, without using it up. @throws AppError 'notFound', 'gone' */
  async read(token: string): Promise<LigacaoDePasswordDto> {
    const { user } = await findAccountLink(this.transactions.manager, 'recovery', token);
    const { nome, email, passwordHash } = user;
    const temSessoes = (await this.sessions.list(user.id)).length > 0;
    return { nome, email, primeira: passwordHash === NO_PASSWORD, temSessoes };
  }

  /** Sets the holder's password, ends all sessions. @throws AppError 'notFound', 'gone', 'invalid' */
  async setPassword(token: string, password: string, address: string): Promise<void> {
    requireGoodPassword(password);
    // a link that is no good costs no hashing
    const { user: holder } = await findAccountLink(this.transactions.manager, 'recovery', token);
    if (holder.passwordFromOther) await this.users.requireAnother(holder.passwordHash, password, 'password');
    const passwordHash = await this.passwords.hash(password);
    const set = () =>
      this.transactions.run(async (manager) => {
        const { link, user } = await spendAccountLink(manager, 'recovery', token);
        await this.users.setPassword(manager, { id: user.id }, passwordHash);
        if (user.passwordHash === NO_PASSWORD) return;
        const words = passwordChangedMail(this.settings.adminUrl);
        await this.outbox.add(manager, toOwner(user, `recovered:${onceOf(link)}`, words));
      });
    await asLinkHolder(holder, address, set);
  }

  private async mailLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user === null || !isAccountOpen(user)) return;
    await this.transactions.run(async (manager) => {
      const { address, once } = await this.makeLink(manager, user, GOOD_FOR_MS);
      await this.outbox.add(manager, { ...toOwner(user, `recovery:${once}`, recoveryMail(address)), kind: 'recovery' });
    });
  }

  private async makeLink(manager: EntityManager, { id: subject, generation }: User, lastsMs: number) {
    const { token, once } = await makeLink(manager, { purpose: 'recovery', subject, generation, lastsMs });
    return { address: `${this.settings.adminUrl}/recuperar/${token}`, once };
  }
}

function recoveryMail(link: string): MailWords {
  return letter(
    'Escolha uma nova palavra-passe',
    `Recebemos um pedido de uma nova palavra-passe para a sua conta no painel da ${ASSOCIATION}.`,
    `Para a escolher, abra esta página:\n${link}`,
    `A ligação só serve uma vez e é válida durante ${periods.recoveryMinutes} minutos. Se não fez este pedido, não tem de fazer nada: a palavra-passe fica como está.`,
  );
}
