/** The API's answers that are measured. */
export const reads = { 'list of 20': '/api/eventos?range=%5B0%2C19%5D', 'one record': '/api/eventos/500' };

/** The pages that are measured: two without data, one record, a list of two hundred. */
export const pages = ['/', '/faq', '/eventos/500', '/eventos?ano=2024'];

/** A form as a visitor sends it; `{id}` makes each another one. */
export const form = {
  method: /** @type {const} */ ('POST'),
  path: '/formacoes',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    nome: 'Maria Silva',
    email: 'maria.{id}@exemplo.pt',
    tipo: 'Oficina DFC',
    mensagem: 'Gostávamos de receber uma oficina na nossa escola, para duas turmas do 4.º ano.',
  }),
};

/** The settings with which each program keeps no finished answers. */
export const uncached = { api: { ANSWER_CACHE_MB: '0' }, site: { PAGE_CACHE_MB: '0' } };
