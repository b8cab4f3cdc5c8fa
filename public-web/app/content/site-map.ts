export const siteMap = {
  title: 'Mapa do site',
  lead: 'As principais portas de entrada, numa só página.',
  description: 'As páginas do site da DFC Portugal, por assunto.',
  columns: [
    {
      title: 'Oportunidades',
      links: [
        { label: 'Voluntariado', to: '/voluntariado' },
        { label: 'Concurso Anual', to: '/concurso-anual' },
        { label: 'Mural de projetos', to: '/projetos' },
        { label: 'Eventos', to: '/eventos' },
        { label: 'Imprensa', to: '/imprensa' },
        { label: 'Sala de imprensa', to: '/imprensa/sala-de-imprensa' },
      ],
    },
    {
      title: 'Ajuda',
      links: [
        { label: 'Perguntas frequentes', to: '/faq' },
        { label: 'Contacte-nos', to: '/contacte-nos' },
        { label: 'Política de Privacidade', to: '/privacidade' },
        { label: 'Política de Cookies', to: '/cookies' },
      ],
      withComplaintsBook: true,
    },
    {
      title: 'O DFC',
      links: [
        { label: 'Quem Somos', to: '/quem-somos' },
        { label: 'DFC Global', to: '/dfc-global' },
        { label: 'Relatórios', to: '/relatorios' },
      ],
    },
  ],
} as const;
