import { Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AuthModule } from './auth/auth.module.js';
import { BootstrapModule } from './bootstrap/bootstrap.module.js';
import { CaptchaModule } from './captcha/captcha.module.js';
import { AccessModule } from './common/access/access.module.js';
import { ErrorFilter } from './common/errors/error.filter.js';
import { BodyPipe } from './common/http/body.pipe.js';
import { JsonBodyInterceptor } from './common/http/json-body.interceptor.js';
import { SubmissionsModule } from './common/submissions/submissions.module.js';
import { ConfigModule } from './config/config.module.js';
import { ContactosModule } from './contactos/contactos.module.js';
import { DatabaseModule } from './database/database.module.js';
import { ConvitesModule } from './convites/convites.module.js';
import { EquipaModule } from './equipa/equipa.module.js';
import { EventosModule } from './eventos/eventos.module.js';
import { FestivalModule } from './festival/festival.module.js';
import { FicheirosModule } from './ficheiros/ficheiros.module.js';
import { UploadModule } from './ficheiros/upload.module.js';
import { FormacoesModule } from './formacoes/formacoes.module.js';
import { HealthModule } from './health/health.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { ImprensaModule } from './imprensa/imprensa.module.js';
import { MateriaisModule } from './materiais/materiais.module.js';
import { RelatoriosModule } from './relatorios/relatorios.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OportunidadesModule } from './oportunidades/oportunidades.module.js';
import { PedidosMaterialModule } from './pedidos-material/pedidos-material.module.js';
import { MailModule } from './mail/mail.module.js';
import { ResumoModule } from './resumo/resumo.module.js';
import { SessoesModule } from './sessoes/sessoes.module.js';
import { StorageModule } from './storage/storage.module.js';
import { UsersModule } from './users/users.module.js';
import { VoluntariadoModule } from './voluntariado/voluntariado.module.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    StorageModule,
    CaptchaModule,
    MailModule,
    AccessModule,
    UsersModule,
    AuthModule,
    FicheirosModule,
    SubmissionsModule,
    UploadModule,
    EventosModule,
    ImprensaModule,
    EquipaModule,
    ConvitesModule,
    MateriaisModule,
    RelatoriosModule,
    ContactosModule,
    FestivalModule,
    VoluntariadoModule,
    OportunidadesModule,
    FormacoesModule,
    SessoesModule,
    PedidosMaterialModule,
    NewsletterModule,
    ResumoModule,
    HealthModule,
    HousekeepingModule,
    BootstrapModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_INTERCEPTOR, useClass: JsonBodyInterceptor },
    { provide: APP_PIPE, useClass: BodyPipe },
  ],
})
export class AppModule {}
