import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { sha256 } from '../platform/secrets/sha256.js';
import { AppError } from '../platform/errors/app-error.js';
import { messages } from '../platform/messages.js';
import type { Settings } from '../platform/config/config.js';
import { Captcha } from './captcha.js';
import type { CaptchaDto } from './captcha.dto.js';
import { UsedCaptcha } from './used-captcha.entity.js';

type Provider = Exclude<Settings['captcha']['provider'], 'altcha'>;

const verifyUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const satisfies Record<Provider, string>;

const TIMEOUT_MS = 3_000;
/** Longer than a submission takes from its captcha's check to its commit. */
const REMEMBER_MS = 60_000;
const MAX_SOLUTION_LENGTH = 16_384;
/** What a provider says when the fault is not the person's: our keys, or itself. */
const NOT_THE_PERSON = /secret|sitekey|internal-error|bad-request/;

const answerShape = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** How to call one provider. */
export interface SiteVerifyOptions {
  provider: Provider;
  siteKey: string;
  secret: string;
  /** Where the provider is called, if not at its own address. */
  verifyUrl?: string | undefined;
}

/**
 * A provider that shows its own widget and is asked about each solution: reCAPTCHA, hCaptcha and Turnstile all take the
 * same call. The person's address is not told to it. Which host it says the solution was made on is not relied on.
 */
export class SiteVerifyCaptcha extends Captcha {
  private readonly logger = new Logger('Captcha');
  /** What was asked lately: the same solution, twice at once, is asked about once. Used up it is in the database. */
  private readonly asked = new Map<string, Promise<void>>();

  constructor(
    private readonly options: SiteVerifyOptions,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  override offer(): Promise<CaptchaDto> {
    const { provider, siteKey } = this.options;
    return Promise.resolve({ provider, siteKey });
  }

  override async verify(solution: string | undefined): Promise<string> {
    if (solution === undefined || solution === '') throw refused(messages.captchaMissing);
    if (solution.length > MAX_SOLUTION_LENGTH) throw refused(messages.captchaInvalid);
    const hash = sha256(`${this.options.provider}:${solution}`);
    // a provider answers once for a solution; one that was spent here is for the caller to judge: refused, or a repeat
    if (await this.dataSource.manager.existsBy(UsedCaptcha, { hash })) return hash;
    await this.askOnce(hash, solution);
    return hash;
  }

  private askOnce(hash: string, solution: string): Promise<void> {
    const earlier = this.asked.get(hash);
    if (earlier !== undefined) return earlier;
    const forget = () => this.asked.delete(hash);
    const asked = this.ask(solution);
    this.asked.set(hash, asked);
    asked.then(() => setTimeout(forget, REMEMBER_MS).unref(), forget);
    return asked;
  }

  private async ask(solution: string): Promise<void> {
    const { provider, secret, siteKey, verifyUrl = verifyUrls[this.options.provider] } = this.options;
    const form = { secret, response: solution, ...(provider === 'hcaptcha' ? { sitekey: siteKey } : {}) };
    const answer = await this.call(verifyUrl, new URLSearchParams(form));
    const codes = answer['error-codes'].join(' ');
    if (!answer.success && NOT_THE_PERSON.test(codes)) throw this.unavailable(codes);
    if (!answer.success) throw refused(messages.captchaInvalid);
  }

  private async call(url: string, body: URLSearchParams): Promise<z.output<typeof answerShape>> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      return answerShape.parse(await response.json());
    } catch (error) {
      throw this.unavailable(error instanceof z.ZodError ? 'no verdict in its answer' : String(error));
    }
  }

  private unavailable(why: string): AppError {
    this.logger.error({ provider: this.options.provider, unavailable: why.slice(0, 200) });
    return new AppError('unavailable', messages.unavailable);
  }
}

function refused(sentence: string): AppError {
  return new AppError('invalid', sentence, { recaptcha: sentence });
}
