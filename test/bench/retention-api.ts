import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type * as AppModuleFile from '../../src/app.module.js';
import type * as AppSetupFile from '../../src/app.setup.js';
import type * as PrivacidadeFile from '../../src/operations/privacidade/privacidade.service.js';
import type * as EngineFile from '../../src/operations/privacidade/retention-engine.js';
import type * as SettingsFile from '../../src/platform/config/settings.js';

// The built API, listening; told 'run', it confirms the rule of the forms and does the day's turn of retention, and
// says how long that took. Built, for what runs sources knows nothing of Nest's metadata.
const built = (path: string): Promise<unknown> => import(new URL(`../../dist/${path}`, import.meta.url).href);

const { AppModule } = (await built('app.module.js')) as typeof AppModuleFile;
const { setUp } = (await built('app.setup.js')) as typeof AppSetupFile;
const { settings } = (await built('platform/config/settings.js')) as typeof SettingsFile;
const { PrivacidadeService } = (await built('operations/privacidade/privacidade.service.js')) as typeof PrivacidadeFile;
const { RetentionEngine } = (await built('operations/privacidade/retention-engine.js')) as typeof EngineFile;

const app = await NestFactory.create<NestExpressApplication>(AppModule, { bodyParser: false, logger: ['error'] });
setUp(app, settings);
await app.listen(settings.apiPort, '127.0.0.1');

async function turn(): Promise<number> {
  const dias = settings.retentionDays.submissions;
  await app.get(PrivacidadeService).confirm('submissions', { dias, vencidos: 1_000_000 });
  const started = performance.now();
  await app.get(RetentionEngine).run(new Date(), () => false);
  return performance.now() - started;
}
process.on('message', () => void turn().then((took) => process.send?.({ took })));
process.send?.('ready');
