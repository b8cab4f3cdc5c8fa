import { Module } from '@nestjs/common';
import { EventosModule } from '../eventos/eventos.module.js';
import { FicheirosModule } from '../ficheiros/ficheiros.module.js';
import { UsersModule } from '../users/users.module.js';
import { BootstrapService } from './bootstrap.service.js';
import { FirstAdmin } from './first-admin.js';
import { SampleContent } from './sample/sample-content.js';

@Module({
  imports: [UsersModule, EventosModule, FicheirosModule],
  providers: [BootstrapService, FirstAdmin, SampleContent],
})
export class BootstrapModule {}
