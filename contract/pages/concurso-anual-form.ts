import { choice, list, longText, pageTop, text } from './describe.js';

const item = {
  title: text('Título', '', { max: 60 }),
  text: longText('Texto', '', { max: 300 }),
  colour: choice('Cor', ['sentir', 'imaginar', 'fazer', 'partilhar'], 'A de um dos quatro passos.'),
};

export const concursoAnualForm = {
  chave: 'concurso-anual-form',
  nome: 'Inscrição no Desafio',
  resumo: 'Como tudo se passa, por cima do formulário da escola.',
  caminhos: ['/concurso-anual-form'],
  fields: {
    ...pageTop(
      'Inscrição no Desafio Escolar',
      'Veja como funciona e inscreva a sua escola até ao fim de abril.',
      'Inscreva a sua escola no Desafio Escolar da DFC Portugal.',
    ),
    cards: list(
      'Cartões',
      'Cartão',
      item,
      [
        {
          title: 'Inscrição',
          text: 'Preencha o formulário até ao fim de abril. É gratuita e o tema é livre.',
          colour: 'imaginar',
        },
        {
          title: 'Desenvolvimento',
          text: 'O projeto faz-se ao longo do ano, com os quatro passos e o nosso acompanhamento.',
          colour: 'partilhar',
        },
        { title: 'Sentir', text: 'Os alunos observam, perguntam e escolhem o que os incomoda.', colour: 'sentir' },
        {
          title: 'Imaginar',
          text: 'Juntam ideias, comparam-nas e escolhem a que querem experimentar.',
          colour: 'imaginar',
        },
        { title: 'Fazer', text: 'Planeiam, dividem tarefas e põem a ideia em prática.', colour: 'fazer' },
        { title: 'Preparação', text: 'Recolhem fotografias, números e testemunhos do que mudou.', colour: 'fazer' },
        { title: 'Partilhar', text: 'Em maio, enviam-nos a história do projeto.', colour: 'partilhar' },
        {
          title: 'Festival',
          text: 'Em junho, 3 a 5 representantes de cada escola encontram-se e conhecem os 3 projetos nomeados.',
          colour: 'sentir',
        },
        {
          title: 'Oportunidades',
          text: 'As escolas participantes recebem primeiro as nossas formações, sessões e materiais.',
          colour: 'imaginar',
        },
      ],
      { min: 1, max: 15 },
    ),
    formTitle: text('Título do formulário', 'Inscrever a escola', { max: 80 }),
    formLead: longText(
      'Por cima do formulário',
      'Depois de enviar, dizemos-lhe o que se segue e qual é a referência da inscrição.',
      {
        max: 300,
      },
    ),
  },
} as const;
