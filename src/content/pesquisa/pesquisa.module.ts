import { Module } from '@nestjs/common';
import { EdicoesModule } from '../edicoes/edicoes.module.js';
import { EquipaModule } from '../equipa/equipa.module.js';
import { EventosModule } from '../eventos/eventos.module.js';
import { ImprensaModule } from '../imprensa/imprensa.module.js';
import { MateriaisModule } from '../materiais/materiais.module.js';
import { MuralModule } from '../mural/mural.module.js';
import { PaginasModule } from '../paginas/paginas.module.js';
import { ParceirosModule } from '../parceiros/parceiros.module.js';
import { PerguntasModule } from '../perguntas/perguntas.module.js';
import { RelatoriosModule } from '../relatorios/relatorios.module.js';
import { PesquisaController } from './pesquisa.controller.js';
import { PesquisaService } from './pesquisa.service.js';

@Module({
  imports: [
    PaginasModule,
    EventosModule,
    ImprensaModule,
    MateriaisModule,
    RelatoriosModule,
    EdicoesModule,
    MuralModule,
    PerguntasModule,
    EquipaModule,
    ParceirosModule,
  ],
  controllers: [PesquisaController],
  providers: [PesquisaService],
})
export class PesquisaModule {}
