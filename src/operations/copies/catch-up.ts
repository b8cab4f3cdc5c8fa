import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { UsersService } from '#accounts/users/users.service.js';
import { AppModule } from '../../app.module.js';
import { Transactions } from '#platform/database/transactions.js';
import { Eraser } from '#erasing/eraser.service.js';
import { Erasure } from '#erasing/erasure.entity.js';
import { ErasureList } from '#erasing/erasure-list.js';

/**
 * Brings a database that was put back up to what has happened since its copy was made: erases again what was erased, and
 * has mail tell every administrator who administers by it. The application is made and not begun: nothing is mailed of
 * what is about to be erased.
 * @param madeAt when the copy was made
 * @param path the list, instead of DATA_DIR/erasures.jsonl
 * @returns how many records of each kind were erased
 */
export async function catchUp(madeAt: Date, path?: string): Promise<Map<string, number>> {
  const app = await NestFactory.create(AppModule, { logger: ['error'] });
  try {
    const { manager } = app.get(DataSource);
    // what the copy knows of must outlive the next restore of an older one; a line that is there twice says the same
    await app.get(ErasureList).append(await manager.find(Erasure));
    const erased = await app.get(Eraser).applyAgain(path);
    await app.get(Transactions).run((unit) => app.get(UsersService).tellRestored(unit, madeAt));
    return erased;
  } finally {
    await app.close();
  }
}
