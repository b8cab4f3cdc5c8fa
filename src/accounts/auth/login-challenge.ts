import { Injectable } from '@nestjs/common';
import { AltchaCaptcha, type CaptchaOffer, spendCaptcha } from '#captcha/captcha.js';
import { type RateName, RateLimits } from '#platform/access/rate-limits.js';
import { Settings } from '#platform/config/config.js';
import { installationSecrets } from '#platform/config/secret.js';
import { Transactions } from '#platform/database/transactions.js';
import { AppError } from '#platform/errors/app-error.js';

/** Four times what a form asks for: about two seconds of one core of a phone for each try. */
const TRIES = [800, 2_400] as const;

/** The proof of work that a try at an account costs once its limit is used up, whichever captcha the forms have. */
@Injectable()
export class LoginChallenge {
  private readonly captcha: AltchaCaptcha;

  constructor(
    settings: Settings,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
  ) {
    this.captcha = new AltchaCaptcha(installationSecrets(settings).all('login challenge'), TRIES);
  }

  offer(): Promise<CaptchaOffer> {
    return this.captcha.offer();
  }

  /**
   * Counts a try; past its limit each one costs a proof of work, so nobody is kept out by what strangers do.
   * @param wanted what is said where a proof is wanted and none was sent
   * @throws AppError 'tooMany', with that sentence for `recaptcha`; 'invalid' for a wrong solution, or one used before
   */
  async countOrSpend(rate: RateName, key: string, wanted: string, solution: string | undefined): Promise<void> {
    if (solution !== undefined) return this.spend(solution);
    if (!(await this.limits.allows(rate, key))) throw AppError.at('recaptcha', wanted, 'tooMany');
  }

  private async spend(solution: string): Promise<void> {
    const hash = await this.captcha.verify(solution);
    await this.transactions.runInserting((manager) => spendCaptcha(manager, hash, new Date()));
  }
}
