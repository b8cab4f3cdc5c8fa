import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('quem-somos', 'routes/home.tsx', { id: 'quem-somos' }),

  route('410', 'routes/gone.tsx', { id: 'gone' }),
  route('parceiros', 'routes/gone.tsx', { id: 'gone-parceiros' }),
  route('parceiro', 'routes/gone.tsx', { id: 'gone-parceiro' }),
  route('lista-de-parceiros', 'routes/gone.tsx', { id: 'gone-lista-de-parceiros' }),

  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirmar/:ligacao', 'routes/newsletter-confirmar.tsx'),
  route('newsletter/cancelar', 'routes/newsletter-sair.tsx'),
  route('newsletter/cancelar/:ligacao', 'routes/newsletter-cancelar.tsx'),

  route('voluntariado', 'routes/voluntariado.tsx'),
  route('form-voluntariado', 'routes/form-voluntariado.tsx'),
  route('testemunho/:convite', 'routes/testemunho.tsx'),
  route('encarregado/:ligacao', 'routes/encarregado.tsx'),

  route('eventos', 'routes/eventos.tsx'),
  route('eventos/:id', 'routes/evento.tsx'),
  route('eventos/:id/evento.ics', 'routes/evento-ics.ts'),
  route('eventos.ics', 'routes/eventos-ics.ts'),

  route('imprensa', 'routes/imprensa.tsx'),
  route('imprensa/sala-de-imprensa', 'routes/sala-de-imprensa.tsx'),
  route('imprensa/:id', 'routes/artigo.tsx'),

  route('cookies', 'routes/cookies.tsx'),
  route('privacidade', 'routes/privacidade.tsx'),
  route('os-meus-dados', 'routes/os-meus-dados.tsx'),
  route('os-meus-dados/:ligacao', 'routes/meus-dados.tsx'),
  route('os-meus-dados/:ligacao/dados.json', 'routes/meus-dados-json.ts'),
  route('mapa-do-site', 'routes/mapa-do-site.tsx'),

  route('oportunidades', 'routes/oportunidades.tsx'),
  route('form-parcerias', 'routes/form-parcerias.tsx'),
  route('inicio-oportunidades', 'routes/inicio-oportunidades.tsx'),

  route('relatorios', 'routes/relatorios.tsx'),

  route('contacte-nos', 'routes/contacte-nos.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('pesquisa', 'routes/pesquisa.tsx'),

  route('concurso-anual', 'routes/concurso-anual.tsx'),
  route('concurso-anual-form', 'routes/concurso-anual-form.tsx'),
  route('desafio', 'routes/desafio.tsx'),
  route('desafio/:ligacao', 'routes/pagina-escola.tsx'),
  route('desafio/:ligacao/projeto', 'routes/projeto-escola.tsx'),
  route('desafio/:ligacao/pre-visualizacao', 'routes/previsao-projeto.tsx'),

  route('projetos', 'routes/projetos.tsx'),
  route('projetos/:projeto', 'routes/projeto.tsx'),

  route('dfc-global', 'routes/dfc-global.tsx'),

  route('servicos', 'routes/servicos.tsx'),
  route('formacoes', 'routes/formacoes.tsx'),
  route('sessoes', 'routes/sessoes.tsx'),
  route('material', 'routes/material.tsx'),

  // The pages after a form was sent, which say what happens next: one for each form.
  route('contacte-nos/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-contacto' }),
  route('concurso-anual/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-inscricao' }),
  route('form-voluntariado/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-voluntario' }),
  route('form-parcerias/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-parceria' }),
  route('formacoes/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-formacao' }),
  route('sessoes/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-sessao' }),
  route('material/obrigado', 'routes/obrigado.tsx', { id: 'obrigado-material' }),

  // A school year, such as 20152016, of which there is an edition; anything else is not found.
  route(':edicao', 'routes/edicao.tsx'),

  // For search engines and feed readers.
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('feed.xml', 'routes/feed.ts'),

  // For who finds a vulnerability.
  route('.well-known/security.txt', 'routes/security-txt.ts'),

  // The back office has an origin of its own.
  route('login', 'routes/back-office.ts', { id: 'login' }),
  route('dashboard', 'routes/back-office.ts', { id: 'dashboard' }),
  route('lista-de-relatorios', 'routes/back-office.ts', { id: 'lista-de-relatorios' }),
  route('adicionar/*', 'routes/back-office.ts', { id: 'adicionar' }),
  route('editar/*', 'routes/back-office.ts', { id: 'editar' }),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
