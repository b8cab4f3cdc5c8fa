import { Injectable } from '@nestjs/common';
import { AltchaCaptcha, spendCaptcha } from '#captcha/captcha.js';
import type { MailMessage } from '#mail/mail-message.js';
import { RateLimits } from '#platform/access/rate-limits.js';
import { Transactions } from '#platform/database/transactions.js';
import { EmailField } from '#platform/dto/fields.js';
import { AppError } from '#platform/errors/app-error.js';
import { CaptchaField } from './form-fields.js';

/** A visitor's request for a link by mail. */
export abstract class MailRequestFields {
  @EmailField({ label: 'O e-mail' }) email!: string;

  @CaptchaField({
    required: false,
    description: 'Prova de trabalho, de `GET /api/captcha/prova`; sem ela, pouco se envia a um endereço.',
  })
  recaptcha?: string;
}

/** The limits of a message that a visitor asks for; none where the request cost some work. */
export type MailLimits = Pick<MailMessage, 'unproven' | 'hold'>;

/** Limits the mail that visitors ask for without a proof of work. */
@Injectable()
export class MailRequests {
  constructor(
    private readonly proofOfWork: AltchaCaptcha,
    private readonly rates: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /** Uses the proof of a request up, where one was sent, whatever becomes of the request. @throws AppError 'invalid' for one that is no good */
  async limitsOf(proof: string | undefined, ip: string): Promise<MailLimits> {
    if (proof === undefined) return this.withoutProof(ip);
    const key = await this.proofOfWork.verify(proof);
    await this.transactions.runInserting((manager) => spendCaptcha(manager, key, new Date()));
    return {};
  }

  /** Counts a request without proof. */
  async withoutProof(ip: string): Promise<MailLimits> {
    try {
      await this.rates.consumeByAddress('unproven', ip);
      return { unproven: true };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { hold: 'client' };
    }
  }
}
