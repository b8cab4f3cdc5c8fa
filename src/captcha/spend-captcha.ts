import type { EntityManager } from 'typeorm';
import { AppError } from '../platform/errors/app-error.js';
import { databaseTrouble } from '../platform/errors/database-errors.js';
import { messages } from '../platform/messages.js';
import { CAPTCHA_LIFETIME_MS } from './captcha.js';
import { UsedCaptcha } from './used-captcha.entity.js';

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
      throw new AppError('invalid', messages.captchaUsed, { recaptcha: messages.captchaUsed });
    }
    throw error;
  }
}
