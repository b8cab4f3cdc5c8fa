import type { EntityManager } from 'typeorm';
import { AppError } from '../platform/errors/app-error.js';
import { messages } from '../platform/messages.js';
import { CAPTCHA_LIFETIME_MS } from './captcha.js';
import { UsedCaptcha } from './used-captcha.entity.js';

/** Uses a verified solution up, in the transaction of what it lets in. @throws AppError 'invalid' where it was used */
export async function spendCaptcha(manager: EntityManager, hash: string, now: Date): Promise<void> {
  if (await manager.existsBy(UsedCaptcha, { hash })) {
    throw new AppError('invalid', messages.captchaUsed, { recaptcha: messages.captchaUsed });
  }
  await manager.insert(UsedCaptcha, { hash, expiresAt: new Date(now.getTime() + CAPTCHA_LIFETIME_MS) });
}
