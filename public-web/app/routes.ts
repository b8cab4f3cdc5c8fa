import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('quem-somos', 'routes/home.tsx', { id: 'quem-somos' }),

  route('eventos', 'routes/eventos.tsx'),
  route('eventos/:id', 'routes/evento.tsx'),
  route('contacte-nos', 'routes/contacte-nos.tsx'),

  route('410', 'routes/gone.tsx', { id: 'gone' }),
  route('parceiros', 'routes/gone.tsx', { id: 'gone-parceiros' }),
  route('parceiro', 'routes/gone.tsx', { id: 'gone-parceiro' }),
  route('lista-de-parceiros', 'routes/gone.tsx', { id: 'gone-lista-de-parceiros' }),

  // The back office has an origin of its own.
  route('login', 'routes/back-office.ts', { id: 'login' }),
  route('dashboard', 'routes/back-office.ts', { id: 'dashboard' }),
  route('lista-de-relatorios', 'routes/back-office.ts', { id: 'lista-de-relatorios' }),
  route('adicionar/*', 'routes/back-office.ts', { id: 'adicionar' }),
  route('editar/*', 'routes/back-office.ts', { id: 'editar' }),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
