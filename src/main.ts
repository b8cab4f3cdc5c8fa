import 'reflect-metadata';
import { once } from 'node:events';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { AnsweredRequests } from '#platform/requests/answered-requests.js';
import { Watchdog } from '../contract/watchdog.js';
import { AppLogger } from '#platform/requests/app-logger.js';
import { SECOND_MS } from '#platform/dates/durations.js';
import { settings } from '#platform/config/settings.js';

/** The process ends by force after this time, even if something hangs, such as a database that no longer answers. */
const END_MS = 9 * SECOND_MS;

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'já há um programa a usar essa porta',
  EADDRNOTAVAIL: 'esta máquina não tem esse endereço',
  ENOTFOUND: 'não há máquina com esse nome',
  EACCES: 'este utilizador não pode usar essa porta; escolha uma a partir de 1024',
};

/** Why a program cannot listen, in one line that names the settings. */
function listenProblem(error: NodeJS.ErrnoException, { apiPort, host }: { apiPort: number; host: string }): string {
  const where = `API_PORT=${apiPort} e HOST=${host}`;
  return `A API não consegue escutar com ${where}: ${reasons[error.code ?? ''] ?? error.message}.`;
}

const logger = new AppLogger(settings);

const app = await NestFactory.create<NestExpressApplication>(AppModule, { bodyParser: false, logger });
setUp(app, settings);
await app.init();
// Nest's own listen() logs the raw error before it can be said in plain words
const server = app.getHttpServer().listen({ port: settings.apiPort, host: settings.host });
try {
  await once(server, 'listening');
} catch (error) {
  process.stderr.write(`${listenProblem(error as NodeJS.ErrnoException, settings)}\n`);
  process.exit(1);
}
app.get(AnsweredRequests).watchedBy(new Watchdog());
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => {
    setTimeout(() => {
      logger.error('O fim demorou demasiado: o processo termina à força.', 'Main');
      process.exit(1);
    }, END_MS).unref();
  });
}
logger.log(`API em ${settings.apiUrl} (documentação: ${settings.apiUrl}/docs)`, 'Main');
