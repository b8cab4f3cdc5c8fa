import { TypeOrmModule } from '@nestjs/typeorm';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ContactosController } from './contactos/contactos.controller.js';
import { FormacoesController } from './formacoes/formacoes.controller.js';
import { InscricoesController } from './inscricoes/inscricoes.controller.js';
import { OportunidadesModule } from './oportunidades/oportunidades.module.js';
import { PedidosMaterialController } from './pedidos-material/pedidos-material.controller.js';
import { SessoesController } from './sessoes/sessoes.controller.js';
import { VoluntariadoModule } from './voluntariado/voluntariado.module.js';
import type { Submission } from './shared/submission.js';

type FormController = Type & { readonly form: { readonly entity: Type<Submission> } };

export const forms = [
  formModule(ContactosController),
  formModule(InscricoesController),
  VoluntariadoModule,
  OportunidadesModule,
  formModule(FormacoesController),
  formModule(SessoesController),
  formModule(PedidosMaterialController),
];

/** The module of a form that needs nothing but what every form needs. */
function formModule(controller: FormController): DynamicModule {
  @Module({ imports: [TypeOrmModule.forFeature([controller.form.entity])], controllers: [controller] })
  class FormModule {}
  return { module: FormModule };
}
