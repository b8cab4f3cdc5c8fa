import { TypeOrmModule } from '@nestjs/typeorm';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ContactosController } from './contactos/contactos.form.js';
import { FormacoesController } from './formacoes/formacoes.form.js';
import { InscricoesController } from './inscricoes/inscricoes.form.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OportunidadesController } from './oportunidades/oportunidades.form.js';
import { PedidosMaterialController } from './pedidos-material/pedidos-material.form.js';
import { SessoesController } from './sessoes/sessoes.form.js';
import { VoluntariadoController } from './voluntariado/voluntariado.form.js';
import type { Submission } from './shared/submission.js';

type FormController = Type & { readonly form: { readonly entity: Type<Submission> } };

export const forms = [
  formModule(ContactosController),
  formModule(InscricoesController),
  formModule(VoluntariadoController),
  NewsletterModule,
  formModule(OportunidadesController),
  formModule(FormacoesController),
  formModule(SessoesController),
  formModule(PedidosMaterialController),
];

function formModule(controller: FormController): DynamicModule {
  @Module({ imports: [TypeOrmModule.forFeature([controller.form.entity])], controllers: [controller] })
  class FormModule {}
  return { module: FormModule };
}
