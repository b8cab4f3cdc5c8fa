import { TypeOrmModule } from '@nestjs/typeorm';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ContactosController } from './contactos/contactos.controller.js';
import { FormacoesController } from './formacoes/formacoes.controller.js';
import { InscricoesController } from './inscricoes/inscricoes.controller.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OportunidadesController } from './oportunidades/oportunidades.controller.js';
import { PedidosMaterialController } from './pedidos-material/pedidos-material.controller.js';
import { SessoesController } from './sessoes/sessoes.controller.js';
import { VoluntariadoController } from './voluntariado/voluntariado.controller.js';
import type { Submission } from './shared/submission.js';

type FormController = Type & { readonly form: { readonly entity: Type<Submission> } };

export const forms = [
  formModule(ContactosController),
  formModule(InscricoesController),
  formModule(VoluntariadoController, NewsletterModule),
  formModule(OportunidadesController, NewsletterModule),
  formModule(FormacoesController),
  formModule(SessoesController),
  formModule(PedidosMaterialController),
];

/** @param imports what the form needs beside what every form needs */
function formModule(controller: FormController, ...imports: readonly Type[]): DynamicModule {
  @Module({ imports: [TypeOrmModule.forFeature([controller.form.entity]), ...imports], controllers: [controller] })
  class FormModule {}
  return { module: FormModule };
}
