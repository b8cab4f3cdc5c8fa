import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../../app.module.js';
import { AppError } from '#platform/errors/app-error.js';
import { FirstStart } from '../first-start/first-start.js';

// `npm run admin:create`: makes the administrator of ADMIN_EMAIL, or lets an existing one in again. With ADMIN_PASSWORD
// that is the password, and the sessions end; without it, a link is printed that sets one. A second step is switched off.
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
try {
  await app.get(FirstStart).makeOrReinstate();
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
