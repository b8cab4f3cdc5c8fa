import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forUpdate } from '#platform/database/transactions.js';
import { MINUTE_MS } from '#platform/dates/durations.js';
import { AppError } from '#platform/errors/app-error.js';
import { newLinkToken } from '#platform/secrets/link-token.js';
import { sha256 } from '#platform/secrets/sha256.js';
import { isAccountOpen, User } from '../users/user.entity.js';
import { SecondStepTicket, type TicketPurpose } from './second-step.entity.js';

const GOOD_FOR_MS = 5 * MINUTE_MS;
const OVER = 'O tempo para o segundo passo acabou. Comece de novo.';

@Injectable()
export class SecondStepTickets {
  /** @returns the token for the browser: 256 random bits */
  async make(manager: EntityManager, { id: userId, generation }: User, purpose: TicketPurpose): Promise<string> {
    const token = newLinkToken();
    const expiresAt = new Date(Date.now() + GOOD_FOR_MS);
    await manager.insert(SecondStepTicket, { hash: sha256(token), purpose, userId, generation, expiresAt });
    return token;
  }

  /** Looks at a ticket without using it up. @throws AppError 'gone' for one that is over, and alike for one that never was */
  async find(manager: EntityManager, purpose: TicketPurpose, token: string): Promise<User> {
    return (await this.read(manager, purpose, token, {})).user;
  }

  /** Uses a ticket up in a unit of work, locked until that ends. @throws AppError as {@link find} does */
  async use(manager: EntityManager, purpose: TicketPurpose, token: string): Promise<User> {
    const { ticket, user } = await this.read(manager, purpose, token, forUpdate);
    await manager.delete(SecondStepTicket, { hash: ticket.hash });
    return user;
  }

  /** Uses up a ticket that must be this user's. @throws AppError as {@link use} does, also for another's */
  async useOf(manager: EntityManager, userId: number, purpose: TicketPurpose, token: string): Promise<void> {
    if ((await this.use(manager, purpose, token)).id !== userId) throw new AppError('gone', OVER);
  }

  private async read(manager: EntityManager, purpose: TicketPurpose, token: string, lock: typeof forUpdate) {
    const ticket = await manager.findOne(SecondStepTicket, { where: { hash: sha256(token), purpose }, ...lock });
    if (ticket === null || ticket.expiresAt.getTime() <= Date.now()) throw new AppError('gone', OVER);
    const user = await manager.findOneBy(User, { id: ticket.userId });
    if (user?.generation !== ticket.generation || !isAccountOpen(user)) throw new AppError('gone', OVER);
    return { ticket, user };
  }
}
