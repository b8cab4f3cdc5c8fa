/** The fixed parts of the page about the method; the editable ones are in `@contract/pages/servicos`. */
export const methodology = {
  title: 'Metodologia',
  stepsLabel: 'Os quatro passos',
  watch: 'Ver Vídeo',
  steps: [
    { step: 'sentir', verb: 'sente', title: 'Sentir' },
    { step: 'imaginar', verb: 'imagina', title: 'Imaginar' },
    { step: 'fazer', verb: 'faz', title: 'Fazer' },
    { step: 'partilhar', verb: 'partilha', title: 'Partilhar' },
  ],
  sheet: {
    path: 'Os quatro círculos e a folha',
    whole: 'A folha',
    next: 'Seguinte',
    show: 'Ver a folha',
    print: 'Imprimir a folha',
    byHand: 'Para preencher à mão, imprima esta página.',
    register: 'Inscrever a escola',
    form: '/concurso-anual-form',
  },
  services: {
    title: 'À vossa disposição',
    cards: [
      { words: 'formacoes', title: 'Formações', to: '/formacoes', colour: 'sentir' },
      { words: 'sessoes', title: 'Sessões com Alunos', to: '/sessoes', colour: 'imaginar' },
      { words: 'material', title: 'Material Pedagógico', to: '/material', colour: 'fazer' },
    ],
  },
} as const;
