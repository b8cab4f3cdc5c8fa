import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AccountsModule } from '#accounts/accounts.module.js';
import { FirstStart } from '#operations/first-start/first-start.js';
import { SampleContent } from '#operations/first-start/sample-content.js';
import { CaptchaModule } from '#captcha/captcha.module.js';
import { ErrorFilter } from '#platform/errors/error.filter.js';
import { BodyPipe } from '#platform/http/body.pipe.js';
import { AccessModule } from '#platform/access/access.module.js';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { ConsentimentosModule } from '#submissions/consentimentos/consentimentos.module.js';
import { SubmissionsModule } from '#submissions/submissions.module.js';
import { ErasingModule } from '#erasing/erasing.module.js';
import { DatabaseModule } from '#platform/data-source/database.module.js';
import { ConvitesModule } from '#submissions/convites/convites.module.js';
import { EquipaModule } from '#content/equipa/equipa.module.js';
import { EventosModule } from '#content/eventos/eventos.module.js';
import { FilesModule } from '#files/files.module.js';
import { LigacoesModule } from '#content/ligacoes/ligacoes.module.js';
import { PaginasModule } from '#content/paginas/paginas.module.js';
import { PrevisualizacoesModule } from '#content/previsualizacoes/previsualizacoes.module.js';
import { HistoryModule } from '#content/shared/history.module.js';
import { ImprensaModule } from '#content/imprensa/imprensa.module.js';
import { EdicoesModule } from '#content/edicoes/edicoes.module.js';
import { MuralModule } from '#content/mural/mural.module.js';
import { ParceirosModule } from '#content/parceiros/parceiros.module.js';
import { PerguntasModule } from '#content/perguntas/perguntas.module.js';
import { ExemplosModule } from '#content/exemplos/exemplos.module.js';
import { PesquisaModule } from '#content/pesquisa/pesquisa.module.js';
import { MateriaisModule } from '#content/materiais/materiais.module.js';
import { RelatoriosModule } from '#content/relatorios/relatorios.module.js';
import { ParticipacoesModule } from '#submissions/participacoes.module.js';
import { ModelosRespostaModule } from '#submissions/modelos-resposta/modelos-resposta.module.js';
import { UndecidedModule } from '#submissions/suspeitas/undecided.module.js';
import { OperationsModule } from '#operations/operations.module.js';
import { PersonalDataModule, PrivacyModule } from '#privacy/privacy.module.js';
import { MailModule } from '#mail/mail.module.js';
import { NumerosModule } from '#operations/numeros/numeros.module.js';
import { ProcuraModule } from '#operations/procura/procura.module.js';
import { ResumoModule } from '#operations/resumo/resumo.module.js';

@Module({
  imports: [
    DatabaseModule,
    PipelineModule,
    CaptchaModule,
    MailModule,
    AccessModule,
    AccountsModule,
    FilesModule,
    ErasingModule,
    ConsentimentosModule,
    HistoryModule,
    EventosModule,
    PaginasModule,
    PrevisualizacoesModule,
    LigacoesModule,
    ImprensaModule,
    EquipaModule,
    ConvitesModule,
    MateriaisModule,
    RelatoriosModule,
    MuralModule,
    ParceirosModule,
    PerguntasModule,
    PesquisaModule,
    EdicoesModule,
    ExemplosModule,
    SubmissionsModule,
    ModelosRespostaModule,
    UndecidedModule,
    ParticipacoesModule,
    ResumoModule,
    NumerosModule,
    ProcuraModule,
    PrivacyModule,
    PersonalDataModule,
    OperationsModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: BodyPipe },
    FirstStart,
    SampleContent,
  ],
})
export class AppModule {}
