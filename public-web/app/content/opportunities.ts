export const opportunities = {
  title: 'Oportunidades de colaboração',
  lead: 'Há duas maneiras de andar connosco: dar do seu tempo ou juntar a sua organização à nossa.',
  description: 'Voluntariado e parcerias: as duas formas de colaborar com a DFC Portugal.',
  intro: [
    'A DFC Portugal faz-se com pessoas e com organizações. Umas acompanham turmas, escrevem, desenham e organizam; outras abrem portas, apoiam projetos e levam o método mais longe.',
    'Escolha por onde quer começar. Se ainda não sabe, fale connosco e descobrimos juntos.',
  ],
  cards: [
    {
      title: 'Voluntariado',
      text: 'Três a quatro horas por semana, online e presencialmente, ao lado de alunos e professores.',
      action: 'Quero ser voluntário',
      to: '/voluntariado',
    },
    {
      title: 'Parcerias',
      text: 'Empresas, associações e entidades públicas que querem apoiar a mudança nas escolas.',
      action: 'Quero ser parceiro',
      to: '/oportunidades',
    },
  ],
} as const;
