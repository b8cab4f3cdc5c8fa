import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { captchaProviders } from '#platform/config/config.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import type { EntityManager } from 'typeorm';
import { AppError } from '#platform/errors/app-error.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { messages } from '#platform/messages.js';
import { UsedCaptcha } from './used-captcha.entity.js';

/** A captcha that a browser is asked to solve, by whichever provider. */
export interface CaptchaOffer {
  provider: (typeof captchaProviders)[number];
  siteKey?: string;
  challenge?: object;
}

export class CaptchaDto implements CaptchaOffer {
  @ApiProperty({ enum: captchaProviders, example: 'altcha' })
  provider!: CaptchaOffer['provider'];

  @ApiPropertyOptional({ description: 'Chave pública do fornecedor, onde a há.' }) siteKey?: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'O desafio (ALTCHA v2), onde o fornecedor é o nosso. A solução é enviada em `recaptcha`, em base64.',
  })
  challenge?: object;
}

/** How long a challenge can be answered, and so how long a used solution is remembered. */
export const CAPTCHA_LIFETIME_MS = 10 * MINUTE_MS;

export const refused = (sentence: string): AppError => AppError.at('recaptcha', sentence);

export abstract class Captcha {
  abstract offer(): Promise<CaptchaOffer>;

  /**
   * Checks a solution.
   * @returns a key that names this solution for ever, so that it can be used once only
   * @throws AppError 'invalid' where it is none; 'unavailable' where the provider does not answer: never a silent pass
   */
  abstract verify(solution: string | undefined): Promise<string>;
}

/**
 * Uses a verified solution up, in the transaction of what it lets in.
 * @throws AppError 'invalid' where it was used before this transaction began; the database's 'duplicate' where another
 * transaction uses it at the same time
 */
export async function spendCaptcha(manager: EntityManager, hash: string, now: Date): Promise<void> {
  try {
    await manager.insert(UsedCaptcha, { hash, expiresAt: new Date(now.getTime() + CAPTCHA_LIFETIME_MS) });
  } catch (error) {
    if (databaseTrouble(error) === 'duplicate' && (await manager.existsBy(UsedCaptcha, { hash }))) {
      throw refused(messages.captchaUsed);
    }
    throw error;
  }
}
