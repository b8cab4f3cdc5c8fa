import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, MoreThan, Repository } from 'typeorm';
import { Outbox } from '#mail/outbox.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { amendAction } from '#platform/audit/audited-action.js';
import { Settings } from '#platform/config/config.js';
import { Transactions } from '#platform/database/transactions.js';
import { DAY_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { Atividade } from '../atividade/atividade.entity.js';
import type { OwnSession } from '../sessions/live-session.js';
import { Session } from '../sessions/session.entity.js';
import { PasswordHasher } from '../users/password-hasher.js';
import { User } from '../users/user.entity.js';
import { sessionEndedMail } from './conta.mail.js';

/** Wrong passwords that an account's sessions give in a day before a wrong one ends the session that gives it. */
const WRONG_A_DAY = 10;
const WRONG = 'A palavra-passe atual não está certa.';
const ENDED =
  'Houve hoje demasiadas palavras-passe erradas nesta conta, e esta sessão terminou. Inicie sessão novamente.';

/**
 * The password of whoever is signed in, asked for again. An open session is no way to guess it: the wrong ones of a day
 * are counted by the rows that tell of them in the trail, and past their number each ends its session. A right one is
 * always taken, so whoever sits at one session keeps the owner out of no other.
 */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectRepository(User) private readonly accounts: Repository<User>,
    private readonly passwords: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** @param field where it was typed @throws AppError 'invalid', 'unauthenticated' once the session ends, 'tooMany' */
  async require(self: OwnSession, password: string, field: string): Promise<User> {
    await this.limits.consume('account', `self:${self.userId}`);
    const user = await this.accounts.findOneBy({ id: self.userId });
    if (user !== null && (await this.passwords.verify(user.passwordHash, password))) return user;
    const ended = await this.refuse(self, user?.email);
    if (ended) throw new AppError('unauthenticated', ENDED);
    throw AppError.at(field, WRONG);
  }

  /** Has the trail tell of a wrong password. @returns whether the session has ended by it */
  private async refuse({ userId, sessionId }: OwnSession, email: string | undefined): Promise<boolean> {
    amendAction({ verb: 'entrou', refused: true });
    const ended = await this.transactions.run(async (manager) => {
      // the one of now is told of at the end of this unit
      if ((await wrongOfDay(manager, userId)) + 1 < WRONG_A_DAY) return false;
      await manager.delete(Session, { id: sessionId, userId });
      if (email === undefined) return true;
      const words = sessionEndedMail(this.settings.adminUrl);
      const idempotencyKey = `account:${userId}:guessed:${sessionId}`;
      await this.outbox.add(manager, { idempotencyKey, kind: 'account', recipient: email, ...words });
      return true;
    });
    if (ended) this.outbox.wake();
    return ended;
  }
}

function wrongOfDay(manager: EntityManager, userId: number): Promise<number> {
  return manager.countBy(Atividade, {
    quemId: userId,
    verbo: 'entrou',
    secao: 'conta',
    resultado: 'recusado',
    quando: MoreThan(new Date(Date.now() - DAY_MS)),
  });
}
