import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sha256 } from '../../platform/secrets/sha256.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { newRecoveryCode, plainRecoveryCode } from './recovery-code-text.js';

const COUNT = 10;

/** The codes with which somebody gets in who has lost the app and the passkeys. Shown once; here are their hashes. */
@Injectable()
export class RecoveryCodes {
  /** Makes ten new codes; the old ones are good no more. */
  async renew(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: COUNT }, newRecoveryCode);
    await this.remove(manager, userId);
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ hash: hashOf(userId, code), userId })),
    );
    return codes;
  }

  /** Uses a code up. @returns whether it was one: of two that use it at once, the second's is not */
  async use(manager: EntityManager, userId: number, typed: string): Promise<boolean> {
    const { affected } = await manager.delete(RecoveryCode, { hash: hashOf(userId, typed), userId });
    return affected === 1;
  }

  /** How many have not been used. */
  left(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(RecoveryCode, { userId });
  }

  async remove(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(RecoveryCode, { userId });
  }
}

function hashOf(userId: number, code: string): string {
  return sha256(`${userId}:${plainRecoveryCode(code)}`);
}
