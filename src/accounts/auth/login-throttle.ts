import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/access/rate-limits.js';
import { messages } from '../../platform/messages.js';
import { sha256 } from '../../platform/secrets/sha256.js';
import type { Client } from '../sessions/client.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { User } from '../users/user.entity.js';
import { normalEmail } from '../../platform/dto/normal-email.js';
import type { LoginDto } from './login.dto.js';
import { LoginChallenge } from './login-challenge.js';

/**
 * Bounds the guesses at one account, from however many addresses they come. A browser in which the account's owner has
 * signed in before has a limit of its own, and everybody else goes on past the account's at the price of a proof of
 * work: guessing gets expensive, and no stranger can lock an administrator out.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limits: RateLimits,
    private readonly sessions: SessionsService,
    private readonly challenge: LoginChallenge,
  ) {}

  /**
   * Alike for an account that there is and for one that there is not.
   * @throws AppError 'tooMany', with a sentence for `recaptcha` where a proof of work is wanted; 'invalid' for a wrong one
   */
  async check({ email, recaptcha }: LoginDto, user: User | null, { browserToken }: Client): Promise<void> {
    const account = sha256(normalEmail(email));
    if (browserToken !== undefined && (await this.sessions.knowsBrowser(user?.id, browserToken))) {
      await this.limits.consume('account', `${account}:${sha256(browserToken)}`);
      return;
    }
    await this.challenge.countOrSpend({ rate: 'account', key: account, wanted: messages.proofWanted }, recaptcha);
  }
}
