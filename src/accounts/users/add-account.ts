import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Papel } from '../../platform/access/papel.js';
import { normalEmail } from '../../platform/dto/normal-email.js';
import { User } from './user.entity.js';

interface NewAccount {
  nome: string;
  email: string;
  papel: Papel;
  passwordHash: string;
  /** Whether the password is not the choice of whose account it is. */
  passwordFromOther: boolean;
}

/** Adds an account, which is on from now on, inside a unit of work. A unique index says whether the e-mail is taken. */
export function addAccount(manager: EntityManager, { email, ...account }: NewAccount): Promise<User> {
  const user = {
    ...account,
    email: normalEmail(email),
    generation: randomUUID(),
    ativo: true,
    ultimoDia: null,
    vistoEm: null,
    createdAt: new Date(),
  };
  return manager.save(User, manager.create(User, user));
}
