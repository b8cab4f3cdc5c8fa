import { Global, Module } from '@nestjs/common';
import { settings } from './settings.js';

export const SETTINGS = Symbol('SETTINGS');

@Global()
@Module({
  providers: [{ provide: SETTINGS, useValue: settings }],
  exports: [SETTINGS],
})
export class ConfigModule {}
