/**
 * The fixed parts of the page about partnerships; the editable ones are in `@contract/pages/oportunidades`, and the
 * partners are records.
 */
export const partnerships = {
  title: 'Parcerias',
  call: { title: 'Torne-se nosso parceiro', to: '/form-parcerias' },
  partners: {
    title: 'Parceiros Atuais',
    open: 'Saber mais sobre',
    close: 'Fechar',
    since: 'Parceiro desde',
    visit: 'Visitar o site',
    sample: 'Conteúdo de exemplo: os parceiros da associação serão publicados aqui.',
    missing: 'De momento não é possível mostrar os parceiros. Tente novamente daqui a pouco.',
  },
} as const;
