import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { countWrittenToday } from '#mail/daily-limits.js';
import { Outbox } from '#mail/outbox.js';
import { AfterAnswer } from '#platform/access/after-answer.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { amendAction } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/dates/durations.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { periods } from '../../../contract/periods.js';
import { AppError } from '#platform/errors/app-error.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Atividade } from '../atividade/atividade.entity.js';
import { LoginChallenge } from '../auth/login-challenge.js';
import { linkKeyOf, makeLink, withdrawLinks } from '../links/links.js';
import { SecondStep } from '../segundo-passo/second-step.service.js';
import type { OwnSession } from '../sessions/live-session.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toOwner } from '../account/account.mail.js';
import { PasswordHasher, requireGoodPassword } from '../users/password-hasher.js';
import { isAccountOpen, NO_PASSWORD, User } from '../account/user.entity.js';
import { refuseTakenEmail, UsersService } from '../users/users.service.js';
import { findAccountLink, findPendingAddress, runAsLinkHolder, spendAccountLink } from './account-links.js';
import type { ContaInputDto, ContaPasswordDto, RecuperarInputDto } from './conta.dto.js';
import { ASSOCIATION, letter, type MailWords } from '#mail/mail-message.js';

/** Wrong passwords that an account's sessions give in a day before a wrong one ends the session that gives it. */
const WRONG_A_DAY = 10;
const WRONG = 'A palavra-passe atual não está certa.';
const ENDED =
  'Houve hoje demasiadas palavras-passe erradas nesta conta, e esta sessão terminou. Inicie sessão novamente.';

/** The most new addresses that an account can have us write to in a day, as nobody has shown yet that they own them. */
const NEW_ADDRESSES_A_DAY = 5;
const ENOUGH = 'Hoje já pediu muitas vezes a mudança do e-mail. Tente novamente amanhã.';
/** Stands in the keys of all messages to an account's new addresses, by which they are counted. */
const NEW_ADDRESS = 'new-address';

const SENT = 'Se houver uma conta com este e-mail, enviámos para lá uma ligação.';
const NOT_SENT = 'Não há servidor de correio: a ligação fica guardada no servidor.';
const PROOF_WANTED =
  'Hoje já foi pedida muitas vezes uma nova palavra-passe para este e-mail. Para a pedir outra vez, confirme que não é um robô.';
/**
 * Of an address's hash, so many digits tell what is counted together: whoever makes addresses up fills no memory, and
 * for who shares a count with others the next request costs a proof of work, no more.
 */
const COUNTED_DIGITS = 4;

/** Lets people see and change their own account: in a session, or by a link that was mailed to them. */
@Injectable()
export class ContaService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly challenge: LoginChallenge,
    private readonly afterAnswer: AfterAnswer,
    private readonly secondStep: SecondStep,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  async get(userId: number) {
    const user = await this.users.records.getOrThrow(userId);
    return Object.assign(user, {
      emailPorConfirmar: await findPendingAddress(this.transactions.manager, user),
      passwordDeOutrem: user.passwordFromOther,
      segundoPassoEmFalta: await this.secondStep.isMissing({ userId, papel: user.papel }),
    });
  }

  /**
   * Changes the name and the digest at once; an e-mail only when the link that goes there is opened. The present one is
   * told. An address that another account has is asked for as any other is: nobody finds out so who has an account.
   * @returns the account, with the link where no mail server takes it there
   * @throws AppError 'tooMany' for more addresses than an account may have us write to in a day
   */
  async change(userId: number, { nome, email, resumoDiario }: ContaInputDto) {
    amendAction({ recordId: String(userId) });
    const wanted = typeof email === 'string' ? normalEmail(email) : null;
    const link = await this.transactions.run(async (manager) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      Object.assign(user, { nome: nome ?? user.nome, resumoDiario: resumoDiario ?? user.resumoDiario });
      if (nome != null || resumoDiario != null) await manager.save(User, user);
      if (wanted === null) return null;
      await withdrawLinks(manager, 'email', userId);
      if (wanted === user.email) return null;
      const before = await countWrittenToday(manager, `account:${userId}:${NEW_ADDRESS}`, new Date());
      if (before >= NEW_ADDRESSES_A_DAY) throw AppError.at('email', ENOUGH, 'tooMany');
      const { token, key } = await makeLink(manager, {
        purpose: 'email',
        subject: userId,
        generation: user.generation,
        email: wanted,
        lastsMs: periods.newEmailHours * HOUR_MS,
      });
      const { adminUrl } = this.settings;
      const url = `${adminUrl}/conta/email/${token}`;
      const isTaken = await manager.existsBy(User, { email: wanted });
      const toNew = isTaken ? addressTakenMail(adminUrl) : confirmAddressMail(url);
      const toOld = addressChangeMail(wanted, adminUrl);
      await this.outbox.add(manager, toOwner({ id: userId, email: wanted }, `${NEW_ADDRESS}:${key}`, toNew));
      await this.outbox.add(manager, toOwner(user, `old-address:${key}`, toOld));
      return url;
    });
    const ligacao = this.settings.mail.smtpUrl === undefined ? link : null;
    return Object.assign(await this.get(userId), { ligacao });
  }

  /** The holder of a mailed link owns the address: it is the account's from now on. @returns the address */
  async confirmEmail(token: string, address: string): Promise<string> {
    const { user: holder } = await findAccountLink(this.transactions.manager, 'email', token);
    const confirm = () =>
      this.transactions.run(async (manager) => {
        const { link, user } = await spendAccountLink(manager, 'email', token);
        // who reads the old mailbox is not let in by what waits there
        await withdrawLinks(manager, 'recovery', user.id);
        user.email = link.email ?? user.email;
        await manager.save(User, user);
        return user.email;
      });
    return refuseTakenEmail(runAsLinkHolder(holder, address, confirm));
  }

  /** Notes that the password was given again. @throws AppError as {@link requirePassword} does */
  async confirmPassword(self: OwnSession, password: string): Promise<void> {
    amendAction({ recordId: String(self.userId) });
    await this.requirePassword(self, password, 'password');
    await this.sessions.notePassword(self.id);
  }

  /** Changes the password and ends every other session. @throws AppError as {@link requirePassword} does */
  async changePassword(self: OwnSession, { atual, nova }: ContaPasswordDto): Promise<void> {
    amendAction({ recordId: String(self.userId) });
    const user = await this.requirePassword(self, atual, 'atual');
    requireGoodPassword(nova, 'nova');
    const passwordHash = await this.passwords.hashOwn(user, nova, 'nova');
    const mail = toOwner(user, `password:${Date.now()}`, passwordChangedMail(this.settings.adminUrl));
    const changed = await this.transactions.run(async (manager) => {
      const { id, generation } = user;
      const isSet = await this.users.setPassword(manager, { id, generation }, passwordHash, self.id);
      if (isSet) await this.outbox.add(manager, mail);
      return isSet;
    });
    if (!changed) throw new AppError('unauthenticated');
  }

  /**
   * Mails a link, where there is such an account. No time tells whether there is one: nothing is looked up for the answer.
   * @throws AppError 'tooMany', alike for every address, where so many have been asked for that the next costs a proof
   * of work; 'invalid' for a wrong one
   */
  async requestLink({ email, recaptcha }: RecuperarInputDto) {
    const key = sha256(normalEmail(email)).slice(0, COUNTED_DIGITS);
    await this.challenge.countOrSpend('recoveries', key, PROOF_WANTED, recaptcha);
    this.afterAnswer.begin('a link for a new password', () => this.mailLink(email));
    const correio = this.settings.mail.smtpUrl !== undefined;
    return { message: correio ? SENT : NOT_SENT, correio };
  }

  /** Makes a link for whoever runs the server, beside those that were made before. @returns its address */
  async makeLink(user: User, lastsMs: number): Promise<string> {
    return (await this.transactions.run((manager) => this.makeRecoveryLink(manager, user, lastsMs))).address;
  }

  /** Tells whoever holds a link whose account it is, without using it up. @throws AppError 'notFound', 'gone' */
  async readLink(token: string) {
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
    const passwordHash = await this.passwords.hashOwn(holder, password, 'password');
    const set = () =>
      this.transactions.run(async (manager) => {
        const { link, user } = await spendAccountLink(manager, 'recovery', token);
        await this.users.setPassword(manager, { id: user.id }, passwordHash);
        if (user.passwordHash === NO_PASSWORD) return;
        const words = passwordChangedMail(this.settings.adminUrl);
        await this.outbox.add(manager, toOwner(user, `recovered:${linkKeyOf(link)}`, words));
      });
    await runAsLinkHolder(holder, address, set);
  }

  /**
   * Asks whoever is signed in for the password again. An open session is no way to guess it: the wrong ones of a day are
   * counted by the rows that tell of them in the trail, and past their number each ends its session. A right one is
   * always taken, so whoever sits at one session keeps the owner out of no other.
   * @param field where it was typed
   * @throws AppError 'invalid', 'unauthenticated' once the session ends, 'tooMany'
   */
  private async requirePassword(self: OwnSession, password: string, field: string): Promise<User> {
    await this.limits.consume('account', `self:${self.userId}`);
    const user = await this.transactions.manager.findOneBy(User, { id: self.userId });
    if (user !== null && (await this.passwords.verify(user.passwordHash, password))) return user;
    amendAction({ verb: 'entrou', refused: true });
    const hasEnded = await this.transactions.run(async (manager) => {
      const { userId, id } = self;
      const wrongBefore = await manager.countBy(Atividade, {
        quemId: userId,
        verbo: 'entrou',
        secao: 'conta',
        resultado: 'recusado',
        quando: MoreThan(new Date(Date.now() - DAY_MS)),
      });
      // the one of now is told of at the end of this unit
      if (wrongBefore + 1 < WRONG_A_DAY) return false;
      await manager.delete(Session, { id, userId });
      if (user === null) return true;
      const words = sessionEndedMail(this.settings.adminUrl);
      await this.outbox.add(manager, toOwner(user, `guessed:${id}`, words));
      return true;
    });
    throw hasEnded ? new AppError('unauthenticated', ENDED) : AppError.at(field, WRONG);
  }

  private async mailLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user === null || !isAccountOpen(user)) return;
    await this.transactions.run(async (manager) => {
      const { address, key } = await this.makeRecoveryLink(manager, user, periods.recoveryMinutes * MINUTE_MS);
      await this.outbox.add(manager, { ...toOwner(user, `recovery:${key}`, recoveryMail(address)), kind: 'recovery' });
    });
  }

  private async makeRecoveryLink(manager: EntityManager, { id: subject, generation }: User, lastsMs: number) {
    const { token, key } = await makeLink(manager, { purpose: 'recovery', subject, generation, lastsMs });
    return { address: `${this.settings.adminUrl}/recuperar/${token}`, key };
  }
}

function confirmAddressMail(link: string): MailWords {
  return letter(
    'Confirme o novo e-mail da sua conta',
    `Recebemos um pedido para que este passe a ser o e-mail da sua conta no painel da ${ASSOCIATION}.`,
    `Para o confirmar, abra esta página e carregue no botão:\n${link}`,
    `A ligação só serve uma vez e é válida durante ${periods.newEmailHours} horas. Se não fez este pedido, não tem de fazer nada: a conta fica com o e-mail que tem.`,
  );
}

/** To the address that somebody wants for their account, and another account has. */
function addressTakenMail(adminUrl: string): MailWords {
  return letter(
    'Alguém quis usar o seu e-mail noutra conta',
    `Recebemos um pedido para que este endereço passe a ser o de outra conta no painel da ${ASSOCIATION}. Como já é o da sua, não mudámos nada.`,
    `Se o pedido foi seu e não sabia que já tinha esta conta, escolha uma nova palavra-passe:\n${adminUrl}/recuperar`,
    'Se não foi, não tem de fazer nada.',
  );
}

function addressChangeMail(email: string, adminUrl: string): MailWords {
  return letter(
    'Pedido para mudar o e-mail da sua conta',
    `Recebemos um pedido para que o e-mail da sua conta no painel da ${ASSOCIATION} passe a ser ${email}. Só muda depois de confirmada a ligação que enviámos para esse endereço.`,
    `Se foi você, não tem de fazer nada. Se não foi, mude já a sua palavra-passe, e essa ligação deixa de servir:\n${adminUrl}/conta`,
  );
}

function passwordChangedMail(adminUrl: string): MailWords {
  return letter(
    'A palavra-passe da sua conta mudou',
    `A palavra-passe da sua conta no painel da ${ASSOCIATION} foi mudada agora mesmo. As outras sessões que tinha abertas terminaram.`,
    `Se não foi você, peça já uma nova palavra-passe e avise outro administrador:\n${adminUrl}/recuperar`,
  );
}

/** To whoever has the account in one of whose sessions too many wrong passwords were given. */
function sessionEndedMail(adminUrl: string): MailWords {
  return letter(
    'Uma sessão da sua conta terminou por segurança',
    `Hoje, numa sessão aberta da sua conta no painel da ${ASSOCIATION}, alguém escreveu muitas vezes uma palavra-passe errada. Por segurança, terminámos essa sessão.`,
    `Se foi você, basta iniciar sessão outra vez. Se não foi, alguém está a usar uma sessão sua: mude já a sua palavra-passe, e todas as outras sessões terminam:\n${adminUrl}/conta`,
  );
}

function recoveryMail(link: string): MailWords {
  return letter(
    'Escolha uma nova palavra-passe',
    `Recebemos um pedido de uma nova palavra-passe para a sua conta no painel da ${ASSOCIATION}.`,
    `Para a escolher, abra esta página:\n${link}`,
    `A ligação só serve uma vez e é válida durante ${periods.recoveryMinutes} minutos. Se não fez este pedido, não tem de fazer nada: a palavra-passe fica como está.`,
  );
}
