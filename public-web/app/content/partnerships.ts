/** The texts of the page around its partners, which are records of the back office. */
export const partnerships = {
  title: 'Parcerias',
  lead: 'Nenhuma escola muda sozinha, e nós também não. Crescemos com quem acredita que as crianças são capazes.',
  description: 'Como ser parceiro da DFC Portugal e quem já o é.',
  stories: [
    {
      title: 'Como começou',
      paragraphs: [
        'Em 2012, a nossa associação identificou o movimento Design for Change e percebeu que era isto que faltava às escolas portuguesas: um método simples para que fossem os alunos a mudar as coisas.',
      ],
    },
    {
      title: 'Como continua',
      paragraphs: [
        'Há 14 anos que esta missão é levada por voluntários, escola a escola. Para chegar mais longe precisamos de quem se junte: com apoio financeiro, com conhecimento, com espaços ou com tempo.',
      ],
    },
  ],
  call: {
    title: 'Torne-se nosso parceiro',
    text: 'Apresente-nos a sua ideia ou pergunte-nos como pode ajudar. Respondemos sempre.',
    action: { label: 'Apresentar uma proposta', to: '/form-parcerias' },
  },
  partners: {
    title: 'Parceiros Atuais',
    lead: 'Escolha um parceiro para saber mais sobre ele.',
    open: 'Saber mais sobre',
    close: 'Fechar',
    since: 'Parceiro desde',
    visit: 'Visitar o site',
    missing: 'De momento não é possível mostrar os parceiros. Tente novamente daqui a pouco.',
  },
} as const;
