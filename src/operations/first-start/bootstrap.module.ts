import { Module } from '@nestjs/common';
import { AccountsModule } from '#accounts/accounts.module.js';
import { EquipaModule } from '#content/equipa/equipa.module.js';
import { ExemplosModule } from '#content/exemplos/exemplos.module.js';
import { EventosModule } from '#content/eventos/eventos.module.js';
import { FicheirosModule } from '#files/ficheiros/ficheiros.module.js';
import { ImprensaModule } from '#content/imprensa/imprensa.module.js';
import { MateriaisModule } from '#content/materiais/materiais.module.js';
import { RelatoriosModule } from '#content/relatorios/relatorios.module.js';
import { BootstrapService } from './bootstrap.service.js';
import { FirstAdmin } from './first-admin.js';
import { SampleContent } from './sample/sample-content.js';

@Module({
  imports: [
    AccountsModule,
    EventosModule,
    ImprensaModule,
    EquipaModule,
    ExemplosModule,
    MateriaisModule,
    RelatoriosModule,
    FicheirosModule,
  ],
  providers: [BootstrapService, FirstAdmin, SampleContent],
})
export class BootstrapModule {}
