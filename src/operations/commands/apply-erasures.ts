import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { Eraser } from '#erasing/eraser.service.js';

// `npm run erasures:apply [file]`: after a copy was put back and before the start, erases again what had been erased since
// the copy was made. The list is DATA_DIR/erasures.jsonl or the file that is named.
// Made and not begun: nothing is mailed of what is about to be erased.
const app = await NestFactory.create(AppModule, { logger: ['error'] });
try {
  const erased = await app.get(Eraser).eraseAgain(process.argv[2]);
  const counts = Array.from(erased).filter(([, count]) => count > 0);
  for (const [resource, count] of counts) process.stdout.write(`${resource}: ${count}\n`);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(`Registos apagados de novo: ${total}.\n`);
} catch (error) {
  process.stderr.write(`Não foi possível aplicar a lista: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
