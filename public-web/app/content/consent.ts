export const consentTexts = {
  title: 'Cookies: aceitar ou recusar',
  text: 'Usamos cookies essenciais para o site funcionar. Os de estatística e de marketing, só com autorização.',
  none: {
    title: 'Definições de cookies',
    text: 'Este site só usa cookies essenciais, por isso não há nada para escolher. Um vídeo só é pedido ao site que o aloja depois de carregar nele.',
    close: 'Fechar',
  },
  policy: { label: 'Política de Cookies', to: '/cookies' },
  accept: 'Aceitar',
  refuse: 'Recusar',
  choose: 'Escolher',
  save: 'Guardar a escolha',
  reopen: 'Definições de cookies',
  essential: { label: 'Essenciais', hint: 'Fazem o site funcionar e guardam esta escolha.' },
  statistics: { label: 'Estatística', hint: 'Ajudam-nos a perceber que páginas são úteis.' },
  marketing: { label: 'Marketing', hint: 'De quem aloja os vídeos e envia a newsletter.' },
  videoNote: 'Ao ver o vídeo, o site que o aloja pode usar cookies.',
} as const;
