import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { setUp } from './app.setup.js';
import { AppLogger } from './platform/logging/app-logger.js';
import { settings } from './platform/config/settings.js';

const logger = new AppLogger(settings);

const app = await NestFactory.create<NestExpressApplication>(AppModule, { bodyParser: false, logger });
setUp(app, settings);
await (settings.host === undefined ? app.listen(settings.apiPort) : app.listen(settings.apiPort, settings.host));
logger.log(`API em ${settings.apiUrl} (documentação: ${settings.apiUrl}/docs)`, 'Main');
