/** The module of every form, each registered by its line. */
export const forms = [
  (await import('./contactos/contactos.module.js')).ContactosModule,
  (await import('./inscricoes/inscricoes.module.js')).InscricoesModule,
  (await import('./voluntariado/voluntariado.module.js')).VoluntariadoModule,
  (await import('./oportunidades/oportunidades.module.js')).OportunidadesModule,
  (await import('./formacoes/formacoes.module.js')).FormacoesModule,
  (await import('./sessoes/sessoes.module.js')).SessoesModule,
  (await import('./pedidos-material/pedidos-material.module.js')).PedidosMaterialModule,
];
