import { Global, Module } from '@nestjs/common';
import { Settings } from './config.js';
import { settings } from './settings.js';

@Global()
@Module({
  providers: [{ provide: Settings, useValue: settings }],
  exports: [Settings],
})
export class ConfigModule {}
