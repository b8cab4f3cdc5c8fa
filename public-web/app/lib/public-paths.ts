import { edicoes } from '~/content/edicoes/list';

/** The pages that search engines should know, besides those of events and articles. */
export const publicPaths: readonly string[] = [
  '/',
  '/quem-somos',
  '/dfc-global',
  '/eventos',
  '/imprensa',
  '/relatorios',
  '/newsletter',
  '/concurso-anual',
  '/concurso-anual-form',
  ...edicoes.map(({ key }) => `/${key}`),
  '/inicio-oportunidades',
  '/voluntariado',
  '/form-voluntariado',
  '/oportunidades',
  '/form-parcerias',
  '/servicos',
  '/formacoes',
  '/sessoes',
  '/material',
  '/contacte-nos',
  '/faq',
  '/mapa-do-site',
  '/privacidade',
  '/cookies',
];
