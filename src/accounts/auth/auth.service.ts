import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { type EntityManager } from 'typeorm';
import { Outbox } from '#mail/outbox.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { runAudited } from '#platform/requests/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { Transactions } from '#platform/database/transactions.js';
import { normalEmail } from '#platform/dto/normal-email.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import { shortenedAddress } from '#platform/requests/client-of.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { Trail } from '../atividade/trail.js';
import { Passkeys } from '../segundo-passo/passkeys.service.js';
import { countRecoveryCodes, spendRecoveryCode } from '../segundo-passo/recovery-codes.js';
import { findTicketHolder, makeTicket, spendTicket } from '../segundo-passo/second-step-tickets.js';
import { recoveryCodeUsedMail, SecondStep } from '../segundo-passo/second-step.service.js';
import { plainAppCode, Totps } from '../segundo-passo/totps.service.js';
import { type Client, SessionsService } from '../sessions/sessions.service.js';
import { toOwner } from '../account/account.mail.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { isAccountOpen, type User } from '../account/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { LoginChallenge } from './login-challenge.js';
import type { LoginDto, SegundoPassoBilheteDto, SegundoPassoCodigoDto, SegundoPassoPasskeyDto } from './login.dto.js';

/** How the trail calls what is about signing in and out. */
const SIGN_IN_SECTION = 'sessao';
const APP_CODE = /^\d{6}$/;
const WRONG = 'O código não está certo ou já foi usado.';
const NOT_TAKEN = 'A chave de acesso não foi aceite. Tente outra vez ou use outra forma.';
const ENOUGH =
  'Houve hoje demasiados códigos errados nesta conta. Use um código de recuperação ou uma chave de acesso, ou tente amanhã.';

/** Signs people in: the password, the second step where the account has one, then the session. */
@Injectable()
export class AuthService {
  private readonly logger = new Logger('Auth');
  private readonly jwt: JwtService;

  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly secondStep: SecondStep,
    private readonly totps: Totps,
    private readonly passkeys: Passkeys,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly challenge: LoginChallenge,
    private readonly trail: Trail,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {
    const { kid, bytes } = installationSecrets(settings).current('token');
    const signOptions = { algorithm: 'HS256', keyid: kid, expiresIn: settings.jwtExpiresInSeconds } as const;
    this.jwt = new JwtService({ secret: bytes, signOptions });
  }

  /** @throws AppError 'unauthenticated' alike, in words and in time, for a wrong password and an unknown email */
  async check(login: LoginDto, client: Client): Promise<User> {
    const user = await this.users.findByEmail(login.email);
    await this.limitGuesses(login, user, client);
    if (!(await this.passwords.verify(user?.passwordHash, login.password)) || user === null) {
      this.logger.warn('a login was refused');
      await this.tellRefusal(user, client.address);
      throw new AppError('unauthenticated', 'E-mail ou palavra-passe incorretos.');
    }
    return user;
  }

  /** Asks a user whose password was right for the second step; returns nothing where the account has none. */
  async requestSecondStep(user: User) {
    const formas = await this.secondStep.listKinds(user.id);
    if (formas.length === 0) return undefined;
    const bilhete = await this.transactions.run((manager) => makeTicket(manager, user, 'sign-in'));
    return { bilhete, formas };
  }

  /**
   * Takes a code of the app or a recovery code, together with the ticket.
   * @throws AppError 'gone' for a ticket that is over, 'tooMany', 'unauthenticated' for a wrong or used code
   */
  async checkCode({ bilhete, codigo }: SegundoPassoCodigoDto, address: string): Promise<User> {
    const holder = await findTicketHolder(this.transactions.manager, 'sign-in', bilhete);
    const appCode = plainAppCode(codigo);
    const isOfApp = APP_CODE.test(appCode);
    if (isOfApp) await this.countTry(holder);
    return this.useTicket(holder, address, bilhete, WRONG, (manager, user) =>
      isOfApp ? this.totps.use(manager, user.id, appCode) : this.takeRecoveryCode(manager, user, codigo),
    );
  }

  /** Makes the options that have a browser ask for a passkey. @throws AppError 'gone' for a ticket that is over */
  offerPasskey({ bilhete }: SegundoPassoBilheteDto): Promise<object> {
    return this.transactions.run(async (manager) => {
      const user = await findTicketHolder(manager, 'sign-in', bilhete);
      return this.passkeys.optionsToUse(manager, user);
    });
  }

  /** Takes a passkey's answer. @throws AppError 'gone' for the ticket or the challenge, 'unauthenticated' */
  async checkPasskey({ bilhete, resposta }: SegundoPassoPasskeyDto, address: string): Promise<User> {
    const { manager: reader } = this.transactions;
    const holder = await findTicketHolder(reader, 'sign-in', bilhete);
    const answered = await this.passkeys.verify(reader, holder.id, resposta);
    return this.useTicket(holder, address, bilhete, NOT_TAKEN, async (manager, { id }) => {
      return answered !== undefined && (await this.passkeys.use(manager, id, answered));
    });
  }

  /** Begins the session of a user who has shown all that the account asks for. @returns its token, and what the browser is known by from now on */
  async signIn(user: User, client: Client): Promise<{ token: string; browserToken: string }> {
    if (!isAccountOpen(user)) {
      await this.tellRefusal(user, client.address);
      // only those who know the password are told that the account is switched off
      throw new AppError('forbidden', 'Esta conta está desligada. Fale com quem administra o site.');
    }
    const { id: actorId } = user;
    const origin = shortenedAddress(client.address);
    const action = { verb: 'entrou', section: SIGN_IN_SECTION, recordId: undefined, actorId, origin } as const;
    const { id, browserToken } = await runAudited(action, () => this.sessions.begin(user, client));
    const token = await this.jwt.signAsync({ userId: actorId }, { jwtid: id });
    return { token, browserToken };
  }

  /**
   * Bounds the guesses at one account, from however many addresses they come. A browser in which the account's owner has
   * signed in before has a limit of its own, and everybody else goes on past the account's at the price of a proof of
   * work: guessing gets expensive, and no stranger can lock an administrator out.
   * @throws AppError 'tooMany', at `recaptcha` where a proof of work is wanted; 'invalid' for a wrong one
   */
  private async limitGuesses({ email, recaptcha }: LoginDto, user: User | null, { browserToken }: Client) {
    const account = sha256(normalEmail(email));
    if (browserToken !== undefined && (await this.sessions.knowsBrowser(user?.id, browserToken))) {
      await this.limits.consume('account', `${account}:${sha256(browserToken)}`);
      return;
    }
    await this.challenge.countOrSpend('account', account, messages.proofWanted, recaptcha);
  }

  /** Uses the ticket up together with what the user shows, or neither; the trail records a refusal. */
  private async useTicket(
    holder: User,
    address: string,
    ticket: string,
    refusal: string,
    isRight: (manager: EntityManager, user: User) => Promise<boolean>,
  ): Promise<User> {
    try {
      return await this.transactions.run(async (manager) => {
        const user = await spendTicket(manager, 'sign-in', ticket);
        if (!(await isRight(manager, user))) throw new AppError('unauthenticated', refusal);
        return user;
      });
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') await this.tellRefusal(holder, address);
      throw error;
    }
  }

  /**
   * However many tickets and addresses there are, tries at the codes of an account's app are bounded. A recovery code is
   * too long to be guessed, so what is no code of an app counts against its sender's address alone: whoever knows the
   * password can't keep out an owner who has a recovery code or a passkey.
   */
  private async countTry({ id }: User): Promise<void> {
    await this.limits.consume('secondStep', `user:${id}`);
    if (!(await this.limits.allows('codesADay', `user:${id}`))) throw new AppError('tooMany', ENOUGH);
  }

  private async takeRecoveryCode(manager: EntityManager, user: User, code: string): Promise<boolean> {
    if (!(await spendRecoveryCode(manager, user.id, code))) return false;
    const left = await countRecoveryCodes(manager, user.id);
    const words = recoveryCodeUsedMail(left, this.settings.adminUrl);
    await this.outbox.add(manager, toOwner(user, `recovery-code:${randomUUID()}`, words));
    return true;
  }

  /** Has the trail tell of a wrong password or code, only so often a minute: guesses cannot fill the disk. */
  private async tellRefusal(user: User | null, address: string): Promise<void> {
    if (!(await this.limits.allows('refusals', ''))) return;
    const actor = { quemId: user?.id ?? null, quem: user?.nome ?? null };
    const refused = { verbo: 'entrou', secao: SIGN_IN_SECTION, registo: null, resultado: 'recusado' } as const;
    await this.trail.record({ ...actor, ...refused, origem: shortenedAddress(address) });
  }
}
