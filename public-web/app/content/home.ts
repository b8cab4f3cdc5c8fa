/** The fixed parts of the home page; the editable ones are in `@contract/pages/inicio`. */
export const home = {
  aboutTitle: 'Quem Somos',
  actions: { global: '/dfc-global', methodology: { label: 'Saiba mais', to: '/servicos' } },
  steps: [
    { step: 'sentir', name: 'Sentir' },
    { step: 'imaginar', name: 'Imaginar' },
    { step: 'fazer', name: 'Fazer' },
    { step: 'partilhar', name: 'Partilhar' },
  ],
  impactAlt: 'Ilustração de papel recortado: um globo com uma ave, um coração e uma folha em volta.',
  banner: { title: 'Desafio Escolar', to: '/concurso-anual' },
  news: [
    { words: 'eventos', label: 'Eventos', to: '/eventos', colour: 'imaginar' },
    { words: 'imprensa', label: 'Artigos', to: '/imprensa', colour: 'partilhar' },
    { words: 'newsletter', label: 'Newsletter', to: '/newsletter', colour: 'sentir' },
  ],
} as const;
