import { Module } from '@nestjs/common';
import { EquipaModule } from '../equipa/equipa.module.js';
import { EventosModule } from '../eventos/eventos.module.js';
import { FicheirosModule } from '../ficheiros/ficheiros.module.js';
import { ImprensaModule } from '../imprensa/imprensa.module.js';
import { MateriaisModule } from '../materiais/materiais.module.js';
import { RelatoriosModule } from '../relatorios/relatorios.module.js';
import { UsersModule } from '../users/users.module.js';
import { BootstrapService } from './bootstrap.service.js';
import { FirstAdmin } from './first-admin.js';
import { SampleContent } from './sample/sample-content.js';
import { SampleFiles } from './sample/sample-files.js';

@Module({
  imports: [
    UsersModule,
    EventosModule,
    ImprensaModule,
    EquipaModule,
    MateriaisModule,
    RelatoriosModule,
    FicheirosModule,
  ],
  providers: [BootstrapService, FirstAdmin, SampleContent, SampleFiles],
})
export class BootstrapModule {}
