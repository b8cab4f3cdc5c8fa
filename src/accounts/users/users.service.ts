import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { databaseTrouble } from '../../platform/errors/database-errors.js';
import { RecordReader } from '../../platform/lists/record-reader.js';
import { forUpdate } from '../../platform/database/for-update.js';
import { Transactions } from '../../platform/database/transactions.js';
import { isGuessablePassword } from '../../platform/passwords/guessable-password.js';
import { KnownBrowser } from '../sessions/known-browser.entity.js';
import { Session } from '../sessions/session.entity.js';
import type { RegisterDto } from './user.dto.js';
import { PasswordHasher } from './password-hasher.js';
import { User } from './user.entity.js';
import { usersList } from './users.list.js';

const MISSING = 'O utilizador pedido não existe.';

/** Accounts of administrators and their rules. */
@Injectable()
export class UsersService {
  readonly records: RecordReader<User>;

  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly transactions: Transactions,
    private readonly passwords: PasswordHasher,
  ) {
    this.records = new RecordReader(users, usersList, MISSING);
  }

  count(): Promise<number> {
    return this.users.count();
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findOneBy({ email: normalEmail(email) });
  }

  /** @throws AppError 'conflict' where the email exists, 'invalid' for a password that everybody guesses */
  async register({ nome, email, password }: RegisterDto): Promise<User> {
    if (isGuessablePassword(password)) throw commonPassword();
    const user = {
      nome,
      email: normalEmail(email),
      passwordHash: await this.passwords.hash(password),
      generation: randomUUID(),
      createdAt: new Date(),
    };
    try {
      return await this.transactions.run((manager) => manager.save(User, manager.create(User, user)));
    } catch (error) {
      if (databaseTrouble(error) !== 'duplicate') throw error;
      const sentence = 'Já existe um utilizador com este email.';
      throw new AppError('conflict', sentence, { email: sentence });
    }
  }

  /** Sets a new password and ends every session of that user. */
  async changePassword(id: number, password: string): Promise<void> {
    if (isGuessablePassword(password)) throw commonPassword();
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (manager) => {
      await manager.update(User, { id }, { passwordHash, generation: randomUUID() });
      await manager.delete(Session, { userId: id });
    });
  }

  /** @throws AppError 'conflict' for oneself and for the last user, also when two such deletes race */
  async remove(id: number, actorId: number): Promise<void> {
    if (id === actorId) throw new AppError('conflict', 'Não pode eliminar a si próprio.');
    await this.transactions.run(async (manager) => {
      // locking every user makes two deletes that race see each other
      const all = await manager.find(User, { order: { id: 'ASC' }, ...forUpdate });
      const user = all.find((candidate) => candidate.id === id);
      if (user === undefined) throw new AppError('notFound', MISSING);
      if (all.length <= 1) throw new AppError('conflict', 'Não pode eliminar o último utilizador da base de dados.');
      if (!all.some((candidate) => candidate.id === actorId))
        throw new AppError('unauthenticated', 'Sessão inválida ou expirada. Inicie sessão novamente.');
      for (const theirs of [KnownBrowser, Session]) await manager.delete(theirs, { userId: id });
      await manager.remove(User, user);
    });
  }
}

/** Emails are compared without their case and outer spaces. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

function commonPassword(): AppError {
  const sentence = 'Esta password é demasiado comum. Escolha outra.';
  return new AppError('invalid', sentence, { password: sentence });
}
