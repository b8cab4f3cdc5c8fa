export interface InicioOportunidades { readonly title: string; readonly lead: string; readonly description: string; readonly image: string; readonly intro: string; readonly voluntariado: { readonly text: string; readonly action: string; }; readonly parcerias: { readonly text: string; readonly action: string; }; }

/** As it was made: what people changed of it comes from the API. */

export const inicioOportunidades: { readonly chave: 'inicio-oportunidades'; readonly words: InicioOportunidades } = { chave: 'inicio-oportunidades', words: {
  "title": "Oportunidades de colaboração",
  "lead": "Há duas maneiras de andar connosco: dar do seu tempo ou juntar a sua organização à nossa.",
  "description": "Voluntariado e parcerias: as duas formas de colaborar com a DFC Portugal.",
  "image": "",
  "intro": "A DFC Portugal faz-se com pessoas e com organizações. Umas acompanham turmas, escrevem, desenham e organizam; outras abrem portas, apoiam projetos e levam o método mais longe.\n\nEscolha por onde quer começar. Se ainda não sabe, fale connosco e descobrimos juntos.",
  "voluntariado": {
    "text": "Três a quatro horas por semana, online e presencialmente, ao lado de alunos e professores.",
    "action": "Quero ser voluntário"
  },
  "parcerias": {
    "text": "Empresas, associações e entidades públicas que querem apoiar a mudança nas escolas.",
    "action": "Quero ser parceiro"
  }
} };
