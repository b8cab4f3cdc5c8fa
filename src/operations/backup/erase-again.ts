import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { AppModule } from '../../app.module.js';
import { Eraser } from '../../erasing/eraser.service.js';
import { Erasure } from '../../erasing/erasure.entity.js';
import { ErasureList } from '../../erasing/erasure-list.js';

/**
 * Erases again what had been erased since a copy was made. The application is made and not begun: nothing is mailed of
 * what is about to be erased.
 * @param path the list, instead of DATA_DIR/erasures.jsonl
 * @returns how many records of each kind
 */
export async function eraseAgain(path?: string): Promise<Map<string, number>> {
  const app = await NestFactory.create(AppModule, { logger: ['error'] });
  try {
    // what the copy knows of must outlive the next restore of an older one; a line that is there twice says the same
    await app.get(ErasureList).append(await app.get(DataSource).manager.find(Erasure));
    return await app.get(Eraser).applyAgain(path);
  } finally {
    await app.close();
  }
}
