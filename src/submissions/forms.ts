import { formModule } from './shared/form-module.js';

/** The module of every form, each registered by its line. */
export const forms = [
  formModule((await import('./contactos/contactos.controller.js')).ContactosController),
  formModule((await import('./inscricoes/inscricoes.controller.js')).InscricoesController),
  (await import('./voluntariado/voluntariado.module.js')).VoluntariadoModule,
  (await import('./oportunidades/oportunidades.module.js')).OportunidadesModule,
  formModule((await import('./formacoes/formacoes.controller.js')).FormacoesController),
  formModule((await import('./sessoes/sessoes.controller.js')).SessoesController),
  formModule((await import('./pedidos-material/pedidos-material.controller.js')).PedidosMaterialController),
];
