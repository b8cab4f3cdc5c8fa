/** Every page that answers 200 by its address alone, with its main heading. */
export const pages: readonly { path: string; heading: string }[] = [
  { path: '/', heading: 'Crianças que mudam o mundo' },
  { path: '/quem-somos', heading: 'Crianças que mudam o mundo' },
  { path: '/eventos', heading: 'Eventos e Oportunidades' },
  { path: '/contacte-nos', heading: 'Contacte-nos' },
];

/** Pages that tell of an error, with its status. */
export const errorPages: readonly { path: string; status: number; heading: string }[] = [
  ...['/410', '/parceiros', '/parceiro', '/lista-de-parceiros'].map((path) => ({
    path,
    status: 410,
    heading: 'A página que procura foi eliminada',
  })),
  ...['/404', '/nao-existe', '/nao/existe/mesmo'].map((path) => ({
    path,
    status: 404,
    heading: 'Fizemos o melhor que conseguimos e não encontramos a página que procura',
  })),
  ...['/eventos/999999', '/eventos/abc'].map((path) => ({ path, status: 404, heading: 'Evento não encontrado' })),
];
