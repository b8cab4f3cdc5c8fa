import { ContactosController } from './contactos/contactos.controller.js';
import { FormacoesController } from './formacoes/formacoes.controller.js';
import { InscricoesController } from './inscricoes/inscricoes.controller.js';
import { OportunidadesModule } from './oportunidades/oportunidades.module.js';
import { PedidosMaterialController } from './pedidos-material/pedidos-material.controller.js';
import { SessoesController } from './sessoes/sessoes.controller.js';
import { formModule } from './shared/form-module.js';
import { VoluntariadoModule } from './voluntariado/voluntariado.module.js';

/** The module of every form. */
export const forms = [
  formModule(ContactosController),
  formModule(InscricoesController),
  VoluntariadoModule,
  OportunidadesModule,
  formModule(FormacoesController),
  formModule(SessoesController),
  formModule(PedidosMaterialController),
];
