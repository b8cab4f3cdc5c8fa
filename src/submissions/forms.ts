const modules = await Promise.all([
  import('./contactos/contactos.module.js'),
  import('./inscricoes/inscricoes.module.js'),
  import('./voluntariado/voluntariado.module.js'),
  import('./oportunidades/oportunidades.module.js'),
  import('./formacoes/formacoes.module.js'),
  import('./sessoes/sessoes.module.js'),
  import('./pedidos-material/pedidos-material.module.js'),
]);

/** Every form: one line above registers one. */
export const forms = modules.flatMap((module) => Object.values(module));
