import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { sha256 } from '#platform/secrets/sha256.js';
import { AppError } from '#platform/errors/app-error.js';
import { messages } from '#platform/messages.js';
import type { Settings } from '#platform/config/config.js';
import { Captcha, type CaptchaOffer, refused } from './captcha.js';
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
const MAX_REMEMBERED = 10_000;
const MAX_SOLUTION_LENGTH = 16_384;
/** The error codes of a provider that are not the person's fault, but that of our keys or of the provider itself. */
const NOT_THE_PERSON = /secret|sitekey|internal-error|bad-request/;

/** The purpose that the site's widgets state; Turnstile gives it back in its verdict. */
const ACTION = 'formulario';
/** In the middle of what providers give: reCAPTCHA 0 for a machine and 1 for a person, hCaptcha Enterprise the other way round. */
const SCORE = 0.5;

const answerShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().nullish(),
  action: z.string().nullish(),
  score: z.number().nullish(),
});
type Answer = z.output<typeof answerShape>;

/**
 * A provider that shows its own widget and is asked about each solution: reCAPTCHA, hCaptcha and Turnstile all take the
 * same call. The provider does not get the person's address. Where its verdict has the host, the purpose or the score
 * of the solution, each of them must be right.
 */
export class SiteVerifyCaptcha extends Captcha {
  private readonly logger = new Logger('Captcha');
  /** The latest checks, so that a solution sent twice at once is asked about once. A used one is in the database. */
  private readonly asked = new LRUCache<string, boolean, string>({
    max: MAX_REMEMBERED,
    ttl: REMEMBER_MS,
    // a flood of solutions ends no check that is under way
    ignoreFetchAbort: true,
    fetchMethod: async (_hash, _stale, { context: solution }) => {
      await this.ask(solution);
      return true;
    },
  });

  constructor(
    private readonly provider: Provider,
    private readonly settings: Settings['captcha'],
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  override offer(): Promise<CaptchaOffer> {
    const { siteKey = '' } = this.settings;
    return Promise.resolve({ provider: this.provider, siteKey });
  }

  override async verify(solution: string | undefined): Promise<string> {
    if (solution === undefined || solution === '') throw refused(messages.captchaMissing);
    if (solution.length > MAX_SOLUTION_LENGTH) throw refused(messages.captchaInvalid);
    const hash = sha256(`${this.provider}:${solution}`);
    // a provider answers once for a solution; one that was spent here is for the caller to judge: refused, or a repeat
    if (await this.dataSource.manager.existsBy(UsedCaptcha, { hash })) return hash;
    await this.asked.fetch(hash, { context: solution });
    return hash;
  }

  private async ask(solution: string): Promise<void> {
    const { provider } = this;
    const { secret = '', siteKey = '', verifyUrl = verifyUrls[provider] } = this.settings;
    const form = { secret, response: solution, ...(provider === 'hcaptcha' ? { sitekey: siteKey } : {}) };
    const answer = await this.call(verifyUrl, new URLSearchParams(form));
    const codes = answer['error-codes'].join(' ');
    if (!answer.success && NOT_THE_PERSON.test(codes)) throw this.unavailable(codes);
    if (!answer.success) throw refused(messages.captchaInvalid);
    const wrong = this.wrongIn(answer);
    if (wrong === undefined) return;
    this.logger.warn({ provider, refused: wrong });
    throw refused(messages.captchaInvalid);
  }

  /** Returns the part of a verdict which shows that it is of another site, of another purpose or of a machine. */
  private wrongIn({ hostname, action, score }: Answer): 'hostname' | 'action' | 'score' | undefined {
    const { hostnames } = this.settings;
    // hCaptcha says so where its owner has it check no host
    if (hostname && hostname !== 'not-provided' && !hostnames.includes(hostname.toLowerCase())) return 'hostname';
    if (typeof action === 'string' && action !== ACTION) return 'action';
    const isMachine = typeof score === 'number' && (this.provider === 'hcaptcha' ? score > SCORE : score < SCORE);
    return isMachine ? 'score' : undefined;
  }

  private async call(url: string, body: URLSearchParams): Promise<Answer> {
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
    this.logger.error({ provider: this.provider, unavailable: why.slice(0, 200) });
    return new AppError('unavailable');
  }
}
