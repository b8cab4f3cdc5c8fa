import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Papel } from '../../platform/access/papel.js';
import { SETTINGS } from '../../platform/config/config.module.js';
import type { Settings } from '../../platform/config/config.js';
import { Passkey } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecondStepTicket } from './second-step-ticket.entity.js';
import { Totp } from './totp.entity.js';

/** What a second step can be. Recovery codes stand in for the others and are none by themselves. */
export const secondStepKinds = ['passkey', 'aplicacao', 'recuperacao'] as const;
export type SecondStepKind = (typeof secondStepKinds)[number];

/** What an account has of a second step. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Whether an account of this role must have one. */
  isDemandedOf({ papel }: { papel: Papel }): boolean {
    return this.settings.secondStepRequiredFor.includes(papel);
  }

  /** Whether an account must have one and has none. */
  async isMissing({ userId, papel }: { userId: number; papel: Papel }): Promise<boolean> {
    return this.isDemandedOf({ papel }) && !(await this.has(this.dataSource.manager, userId));
  }

  /** By what an account goes on after its password; by nothing where it has no second step. */
  async kindsOf(userId: number, manager: EntityManager = this.dataSource.manager): Promise<SecondStepKind[]> {
    const kinds: SecondStepKind[] = [];
    if (await manager.existsBy(Passkey, { userId })) kinds.push('passkey');
    if (await manager.existsBy(Totp, { userId })) kinds.push('aplicacao');
    if (kinds.length > 0 && (await manager.existsBy(RecoveryCode, { userId }))) kinds.push('recuperacao');
    return kinds;
  }

  async has(manager: EntityManager, userId: number): Promise<boolean> {
    return (await this.kindsOf(userId, manager)).length > 0;
  }

  /** Takes all of it off an account, in the unit of work of what that is part of. @returns whether there was any */
  async reset(manager: EntityManager, userId: number): Promise<boolean> {
    const had = await this.has(manager, userId);
    for (const theirs of [Totp, Passkey, RecoveryCode, SecondStepTicket]) await manager.delete(theirs, { userId });
    return had;
  }
}
