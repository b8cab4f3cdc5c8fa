import type { NavigationGroup } from './types/navigation-group.ts';

const groups: readonly NavigationGroup[] = [
  {
    label: 'Quem Somos',
    colour: 'sentir',
    links: [
      { label: 'DFC Portugal', to: '/' },
      { label: 'Equipa', to: '/voluntariado#equipa' },
      { label: 'DFC Global', to: '/dfc-global' },
      { label: 'Eventos', to: '/eventos' },
      { label: 'Imprensa', to: '/imprensa' },
      { label: 'Relatórios', to: '/relatorios' },
      { label: 'Newsletter', to: '/newsletter' },
    ],
    also: ['/quem-somos'],
  },
  {
    label: 'Concurso Anual',
    colour: 'imaginar',
    links: [
      { label: 'Desafio Escolar', to: '/concurso-anual' },
      { label: 'Inscrição', to: '/concurso-anual-form' },
      { label: 'Concursos Anteriores', to: '/concurso-anual#anteriores' },
    ],
    also: ['/:edicao', '/projetos', '/desafio'],
  },
  {
    label: 'Oportunidades',
    colour: 'fazer',
    links: [
      { label: 'Oportunidades', to: '/inicio-oportunidades' },
      { label: 'Voluntariado', to: '/voluntariado' },
      { label: 'Parcerias', to: '/oportunidades' },
    ],
    also: ['/form-voluntariado', '/form-parcerias'],
  },
  {
    label: 'Serviços',
    colour: 'partilhar',
    links: [
      { label: 'Metodologia', to: '/servicos' },
      { label: 'Formações', to: '/formacoes' },
      { label: 'Sessões com Alunos', to: '/sessoes' },
      { label: 'Material Pedagógico', to: '/material' },
    ],
  },
];

export const leaveLink = { label: 'Cancelar a newsletter', to: '/newsletter/cancelar' } as const;

export const navigation = {
  groups,
  action: { label: 'Contacte-nos', to: '/contacte-nos' },
  footer: [
    {
      title: 'O DFC',
      links: [
        { label: 'DFC Portugal', to: '/' },
        { label: 'DFC Global', to: '/dfc-global' },
        { label: 'Relatórios', to: '/relatorios' },
        { label: 'Perguntas frequentes', to: '/faq' },
        { label: 'Mapa do site', to: '/mapa-do-site' },
      ],
    },
    {
      title: 'Participar',
      links: [
        { label: 'Desafio Escolar', to: '/concurso-anual' },
        { label: 'Inscrever a escola', to: '/concurso-anual-form' },
        { label: 'A página da minha escola', to: '/desafio' },
        { label: 'Mural de projetos', to: '/projetos' },
        { label: 'Voluntariado', to: '/voluntariado' },
        { label: 'Parcerias', to: '/oportunidades' },
      ],
    },
  ],
  legal: [
    { label: 'Política de Privacidade', to: '/privacidade' },
    { label: 'Política de Cookies', to: '/cookies' },
    { label: 'Os meus dados', to: '/os-meus-dados' },
    leaveLink,
  ],
} as const;
