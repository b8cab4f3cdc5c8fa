import { group, headWords, list, longText, passage, text } from './describe.js';

export const concursoAnual = {
  chave: 'concurso-anual',
  nome: 'Desafio Escolar',
  resumo: 'Quem pode participar, porquê, as datas do ano e os prémios.',
  caminhos: ['/concurso-anual'],
  fields: {
    ...headWords(
      'O concurso anual em que são os alunos a escolher o problema, a inventar a solução e a pô-la de pé.',
      'O Desafio Escolar da DFC Portugal: quem pode participar, porquê, como e quando, os três prémios e as edições anteriores.',
    ),
    explanation: passage('O que é', 'O que é', [
      'O Desafio Escolar convida escolas de todo o país a fazerem um projeto com os quatro passos do método: Sentir, Imaginar, Fazer e Partilhar.',
      'Cada turma olha para a sua escola ou comunidade, escolhe o que quer mudar e muda-o mesmo. No fim, conta a história e encontra-se com as outras no festival.',
    ]),
    who: passage('Quem pode participar', 'Quem pode participar', [
      'Escolas públicas e privadas, do 1.º ciclo ao ensino secundário. Uma turma, um clube, um grupo de amigos: desde que haja um adulto responsável, há equipa.',
    ]),
    reasons: group('Razões para participar', {
      title: text('Título', 'Razões para participar', { max: 80 }),
      items: list(
        'Razões',
        'Razão',
        { text: longText('Texto', '', { max: 200 }) },
        [
          { text: 'Os alunos descobrem que conseguem mudar o que os incomoda.' },
          { text: 'O que se aprende nas aulas passa a servir para alguma coisa, à vista de todos.' },
          { text: 'A escola aproxima-se da comunidade que a rodeia.' },
          { text: 'Professores e alunos têm o nosso acompanhamento e os nossos materiais.' },
        ],
        { min: 1, max: 10 },
      ),
    }),
    procedures: group('Como funciona', {
      title: text('Título', 'Como funciona', { max: 80 }),
      items: list(
        'Datas do ano',
        'Data',
        {
          when: text('Quando', '', { max: 60, hint: 'Por exemplo «Até ao fim de abril».' }),
          title: text('O que é', '', { max: 60 }),
          text: longText('Texto', '', { max: 300 }),
        },
        [
          {
            when: 'Até ao fim de abril',
            title: 'Inscrição',
            text: 'A escola inscreve-se na plataforma e diz-nos em que se quer concentrar.',
          },
          {
            when: 'Durante o ano letivo',
            title: 'Projeto',
            text: 'Os alunos percorrem os quatro passos, ao ritmo da turma.',
          },
          {
            when: 'Em maio',
            title: 'Submissão',
            text: 'A escola envia a história do projeto: o que sentiu, imaginou e fez.',
          },
          {
            when: 'Em junho',
            title: 'Festival',
            text: 'Cada escola leva 3 a 5 representantes. São nomeados 3 projetos e entregues os prémios.',
          },
        ],
        { min: 1, max: 8 },
      ),
    }),
    awards: group('Prémios', {
      title: text('Título', 'Três prémios', { max: 80 }),
      lead: longText('Introdução', 'Três projetos são nomeados e distinguidos, um em cada categoria.'),
      items: list(
        'Categorias',
        'Categoria',
        { title: text('Título', '', { max: 80 }), text: longText('Texto', '', { max: 200 }) },
        [
          { title: 'Maior impacto nos alunos', text: 'O projeto que mais transformou quem o fez.' },
          { title: 'Maior impacto na comunidade', text: 'O projeto que mais mudou a vida à sua volta.' },
          { title: 'Projeto revelação', text: 'O projeto que ninguém esperava e que surpreendeu todos.' },
        ],
        { min: 1, max: 6 },
      ),
    }),
    previousLead: longText('Introdução às edições anteriores', '{edicoes} de projetos feitos por alunos.', {
      max: 200,
      hint: '«{edicoes}» é quantas há, por extenso: «nove edições».',
    }),
  },
} as const;
