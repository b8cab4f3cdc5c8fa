import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ContactosController } from './contactos/contactos.form.js';
import { FormacoesController } from './formacoes/formacoes.form.js';
import { InscricoesController } from './inscricoes/inscricoes.form.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { OportunidadesController } from './oportunidades/oportunidades.form.js';
import { PedidosMaterialController } from './pedidos-material/pedidos-material.form.js';
import { SessoesController } from './sessoes/sessoes.form.js';
import { VoluntariadoController } from './voluntariado/voluntariado.form.js';

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

function formModule(controller: Type): DynamicModule {
  @Module({ controllers: [controller] })
  class FormModule {}
  return { module: FormModule };
}
