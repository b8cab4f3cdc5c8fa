import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../../src/app.module.js';
import { setUp } from '../../src/app.setup.js';
import { Retention } from '#privacy/privacidade/retention.service.js';
import { settings } from '#platform/config/settings.js';

// The API, listening; told 'run', it confirms the rule of the forms and does the day's turn of retention, and says how
// long that took.
const app = await NestFactory.create<NestExpressApplication>(AppModule, { bodyParser: false, logger: ['error'] });
setUp(app, settings);
await app.listen(settings.apiPort, '127.0.0.1');

async function turn(): Promise<number> {
  const dias = settings.retentionDays.submissions;
  await app.get(Retention).confirm('submissions', { dias, vencidos: 1_000_000 });
  const started = performance.now();
  await app.get(Retention).run(new Date(), () => false);
  return performance.now() - started;
}
process.on('message', () => void turn().then((took) => process.send?.({ took })));
process.send?.('ready');
