import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecondStepTicket } from './second-step-ticket.entity.js';
import { Totp } from './totp.entity.js';

/** What a second step can be. Recovery codes stand in for the others and are none by themselves. */
export const secondStepKinds = ['aplicacao', 'recuperacao'] as const;
export type SecondStepKind = (typeof secondStepKinds)[number];

/** What an account has of a second step. */
@Injectable()
export class SecondStep {
  constructor(private readonly dataSource: DataSource) {}

  /** By what an account goes on after its password; by nothing where it has no second step. */
  async kindsOf(userId: number, manager: EntityManager = this.dataSource.manager): Promise<SecondStepKind[]> {
    if (!(await manager.existsBy(Totp, { userId }))) return [];
    const kinds: SecondStepKind[] = ['aplicacao'];
    if (await manager.existsBy(RecoveryCode, { userId })) kinds.push('recuperacao');
    return kinds;
  }

  /** Takes all of it off an account, in the unit of work of what that is part of. @returns whether there was any */
  async reset(manager: EntityManager, userId: number): Promise<boolean> {
    const had = (await this.kindsOf(userId, manager)).length > 0;
    for (const theirs of [Totp, RecoveryCode, SecondStepTicket]) await manager.delete(theirs, { userId });
    return had;
  }
}
