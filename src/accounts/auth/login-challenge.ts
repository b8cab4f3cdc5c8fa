import { Inject, Injectable } from '@nestjs/common';
import { AltchaCaptcha } from '../../captcha/altcha.captcha.js';
import type { CaptchaDto } from '../../captcha/captcha.dto.js';
import { spendCaptcha } from '../../captcha/spend-captcha.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { installationSecrets } from '../../platform/config/secret.js';
import { Transactions } from '../../platform/database/transactions.js';

/** Four times what a form asks for: about two seconds of one core of a phone for each guess. */
const TRIES = [800, 2_400] as const;

/** The proof of work that a guess at an account costs once its limit is used up, whichever captcha the forms have. */
@Injectable()
export class LoginChallenge {
  private readonly captcha: AltchaCaptcha;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly transactions: Transactions,
  ) {
    this.captcha = new AltchaCaptcha(installationSecrets(settings).all('login challenge'), TRIES);
  }

  offer(): Promise<CaptchaDto> {
    return this.captcha.offer();
  }

  /** Uses a solution up. @throws AppError 'invalid' where it is none, or was used before */
  async spend(solution: string): Promise<void> {
    const hash = await this.captcha.verify(solution);
    await this.transactions.run((manager) => spendCaptcha(manager, hash, new Date()), ['busy', 'duplicate']);
  }
}
