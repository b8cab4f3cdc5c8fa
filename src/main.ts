import 'reflect-metadata';
import { once } from 'node:events';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { listenProblem } from './platform/http/listen-problem.js';
import { AppLogger } from './platform/logging/app-logger.js';
import { settings } from './platform/config/settings.js';

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
logger.log(`API em ${settings.apiUrl} (documentação: ${settings.apiUrl}/docs)`, 'Main');
