/** The fixed parts of the page about volunteering; the editable ones are in `@contract/pages/voluntariado`. */
export const volunteering = {
  title: 'Voluntariado',
  join: { label: 'Junta-te à equipa?', to: '/form-voluntariado' },
  team: {
    empty: 'A equipa será apresentada aqui em breve.',
    previous: 'Anterior',
    next: 'Seguinte',
    show: 'Ver Testemunho',
    hide: 'Fechar Testemunho',
    statePrefix: 'equipa',
  },
} as const;
