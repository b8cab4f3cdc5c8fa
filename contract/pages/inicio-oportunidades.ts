import { formatted, group, longText, pageTop, text } from './describe.js';

const card = (label: string, words: string, action: string) =>
  group(label, { text: longText('Texto', words, { max: 300 }), action: text('Botão', action, { max: 60 }) });

export const inicioOportunidades = {
  chave: 'inicio-oportunidades',
  nome: 'Oportunidades',
  resumo: 'As duas maneiras de colaborar.',
  caminhos: ['/inicio-oportunidades'],
  fields: {
    ...pageTop(
      'Oportunidades de colaboração',
      'Há duas maneiras de se juntar a nós: dar algum do seu tempo ou trazer a sua organização.',
      'Voluntariado e parcerias: as duas formas de colaborar com a DFC Portugal.',
    ),
    intro: formatted('Texto', [
      'A DFC Portugal faz-se com pessoas e com organizações. Umas acompanham turmas, escrevem, desenham e organizam; outras abrem portas, apoiam projetos e levam o método mais longe.',
      'Escolha por onde quer começar. Se ainda não sabe, fale connosco e descobrimos juntos.',
    ]),
    voluntariado: card(
      'Voluntariado',
      'Três a quatro horas por semana, online e presencialmente, ao lado de alunos e professores.',
      'Quero ser voluntário',
    ),
    parcerias: card(
      'Parcerias',
      'Empresas, associações e entidades públicas que querem apoiar a mudança nas escolas.',
      'Quero ser parceiro',
    ),
  },
} as const;
