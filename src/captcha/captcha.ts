import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaProviders } from '#platform/config/config.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { parseJson } from '#platform/http/json.js';
import { databaseTrouble } from '#platform/errors/database-errors.js';
import { messages } from '#platform/messages.js';
import { UsedCaptcha } from './used-captcha.entity.js';
import type { Key } from '#platform/secrets/secrets.js';
import { sha256 } from '#platform/secrets/sha256.js';

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
const CAPTCHA_LIFETIME_MS = 10 * MINUTE_MS;

export const captchaRefusal = (sentence: string): AppError => AppError.at('recaptcha', sentence);

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
      throw captchaRefusal(messages.captchaUsed);
    }
    throw error;
  }
}

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try. */
const COST = 1_000;
/** Tries that a form's challenge takes at least and at most: about half a second of one core of a phone. */
const FORM_TRIES = [200, 600] as const;
const MAX_PAYLOAD_LENGTH = 4_096;

/** Proof of work served and verified by ourselves: no third party, works offline. */
export class AltchaCaptcha extends Captcha {
  /** @param keys the newest first @param tries how many a challenge takes at least and at most */
  constructor(
    private readonly keys: readonly Key[],
    private readonly tries: readonly [least: number, most: number] = FORM_TRIES,
  ) {
    super();
  }

  override async offer(): Promise<CaptchaOffer> {
    const [least, most] = this.tries;
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(most, least),
      deriveKey,
      expiresAt: new Date(Date.now() + CAPTCHA_LIFETIME_MS),
      ...keyOptions(this.keys[0]),
    });
    return { provider: 'altcha', challenge };
  }

  override async verify(solution: string | undefined): Promise<string> {
    if (solution === undefined || solution === '') throw captchaRefusal(messages.captchaMissing);
    const { challenge, solution: solved } = decode(solution);
    for (const key of this.keys) {
      // the library looks at the signature first, and throws where something is not as it has to be
      const { verified } = await verifySolution({ challenge, solution: solved, deriveKey, ...keyOptions(key) }).catch(
        () => ({ verified: false }),
      );
      // the signature covers every parameter of the challenge, its nonce among them
      if (verified) return sha256(challenge.signature ?? '');
    }
    throw captchaRefusal(messages.captchaInvalid);
  }
}

function keyOptions(key: Key | undefined) {
  const secret = key?.bytes.toString('hex') ?? '';
  return { hmacSignatureSecret: `${secret}:challenge`, hmacKeySignatureSecret: `${secret}:key` };
}

/** @throws AppError 'invalid' where it is no JSON of ours */
function decode(solution: string): Payload {
  const isShort = solution.length <= MAX_PAYLOAD_LENGTH;
  const payload = isShort ? parseJson(Buffer.from(solution, 'base64').toString('utf8')) : undefined;
  if (payload === undefined) throw captchaRefusal(messages.captchaInvalid);
  return (payload ?? {}) as Payload;
}
