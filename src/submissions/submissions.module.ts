import { Global, Module } from '@nestjs/common';
import { PipelineModule } from '#platform/pipeline/pipeline.module.js';
import { ContactosController } from './contactos/contactos.form.js';
import { FormacoesController, PedidosMaterialController, SessoesController } from './enquiries/enquiries.form.js';
import { InscricoesController } from './inscricoes/inscricoes.form.js';
import { DailyDigestJob } from './mensagens/daily-digest.job.js';
import { MensagensController } from './mensagens/mensagens.controller.js';
import { MensagensService } from './mensagens/mensagens.service.js';
import { LinksController, NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { OportunidadesController } from './oportunidades/oportunidades.form.js';
import { AnswerPromise } from './shared/answer-promise.js';
import { InboxTools } from './shared/inbox.js';
import { MailRequests } from './requests/mail-requests.js';
import { Submissions } from './shared/submissions.service.js';
import { VoluntariadoController } from './voluntariado/voluntariado.form.js';

/** The forms, the newsletter that some of them offer, and the messages that come by any of them. */
@Global()
@Module({
  imports: [PipelineModule],
  controllers: [
    ContactosController,
    InscricoesController,
    VoluntariadoController,
    NewsletterController,
    LinksController,
    OportunidadesController,
    FormacoesController,
    SessoesController,
    PedidosMaterialController,
    MensagensController,
  ],
  providers: [
    Submissions,
    InboxTools,
    AnswerPromise,
    MailRequests,
    NewsletterService,
    MensagensService,
    DailyDigestJob,
  ],
  exports: [Submissions, MailRequests, NewsletterService],
})
export class SubmissionsModule {}
