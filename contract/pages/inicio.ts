import { formatted, group, image, list, longText, text } from './describe.js';

export const inicio = {
  chave: 'inicio',
  nome: 'Início',
  resumo: 'A primeira página: quem somos, a missão e o que nos distingue.',
  caminhos: ['/', '/quem-somos'],
  fields: {
    about: group('Como aparece em /quem-somos', {
      description: longText(
        'Descrição para motores de pesquisa',
        'Quem é a DFC Portugal: a nossa missão, o que nos distingue e o impacto do movimento Design for Change em Portugal e no mundo.',
        { max: 300, hint: 'Não se vê na página: é o que o Google mostra por baixo do título.' },
      ),
    }),
    title: text('Título', 'Crianças que mudam o mundo', { max: 80 }),
    lead: longText(
      'Introdução',
      'Somos a DFC Portugal: a casa portuguesa de um movimento mundial que entrega às crianças e aos jovens um método simples para olharem à sua volta, imaginarem melhor e fazerem acontecer — a partir da escola.',
    ),
    globalAction: text('Botão para o movimento global', 'Conhecer o movimento global', { max: 60 }),
    mission: group('Missão', {
      title: text('Título', 'A nossa missão', { max: 80 }),
      lead: longText(
        'Introdução',
        'Queremos que cada criança cresça a saber que é capaz de mudar o que está mal. Trabalhamos com escolas, professores e famílias para responder a quatro problemas.',
      ),
      problems: list(
        'Problemas',
        'Problema',
        { title: text('Título', '', { max: 60 }), text: longText('Texto', '', { max: 300 }) },
        [
          {
            title: 'Pouca voz',
            text: 'As crianças são as últimas a ser ouvidas sobre a escola, a rua e a terra onde vivem, e quase nunca decidem.',
          },
          {
            title: 'Respostas antes das perguntas',
            text: 'Aprende-se a repetir soluções prontas e sobra pouco tempo para observar, perguntar e experimentar.',
          },
          {
            title: 'Saber sem fazer',
            text: 'O que se aprende fica muitas vezes no caderno, longe dos problemas reais da comunidade.',
          },
          {
            title: 'Educadores sozinhos',
            text: 'Muitos professores querem trabalhar por projetos, mas faltam-lhes um método, materiais e companhia.',
          },
        ],
        { min: 1, max: 8 },
      ),
    }),
    difference: group('O que nos distingue', {
      title: text('Título', 'O que nos distingue', { max: 80 }),
      text: formatted('Texto', [
        'Não levamos um tema às escolas: levamos um método. São os alunos que escolhem o problema, desenham a solução e a põem de pé, com o professor ao lado e não à frente.',
        'O método vem do design thinking e cabe em quatro palavras que qualquer criança sabe usar.',
      ]),
      sentir: longText('Sentir', 'Olhar em volta, ouvir as pessoas e escolher o que nos incomoda.', { max: 200 }),
      imaginar: longText('Imaginar', 'Juntar ideias, das mais sensatas às mais loucas, e escolher uma.', { max: 200 }),
      fazer: longText('Fazer', 'Planear, meter mãos à obra e mudar alguma coisa de verdade.', { max: 200 }),
      partilhar: longText('Partilhar', 'Contar a história, para que outros vejam que também conseguem.', { max: 200 }),
    }),
    impact: group('Impacto', {
      title: text('Título', 'O impacto em Portugal e no mundo', { max: 80 }),
      text: longText(
        'Texto',
        'Uma turma que limpa um ribeiro, um recreio que passa a ser de todos, um lar de idosos com visitas à quarta-feira. São projetos pequenos com uma consequência grande: quem os faz nunca mais acredita que não pode fazer nada.',
      ),
    }),
    story: group('História de uma turma', {
      title: text('Título', '', {
        max: 80,
        optional: true,
        hint: 'A história só aparece na página quando tem título, texto e fotografia.',
      }),
      text: longText('Texto', '', { optional: true }),
      school: text('Turma e escola', '', { optional: true }),
      image: image('Fotografia', 'Com pessoas, só com a autorização delas ou de quem as representa.'),
    }),
    banner: group('Faixa do Desafio Escolar', {
      text: longText(
        'Texto',
        'Todos os anos, escolas de todo o país inscrevem os seus projetos até ao fim de abril, submetem-nos em maio e encontram-se no festival, em junho.',
      ),
      action: text('Botão', 'Participar no concurso anual', { max: 60 }),
    }),
    news: group('Novidades', {
      title: text('Título', 'Novidades', { max: 80 }),
      eventos: longText('Eventos', 'O que está a acontecer e o que vem a seguir.', { max: 160 }),
      imprensa: longText('Artigos', 'Histórias e notícias sobre o que os alunos fazem.', { max: 160 }),
      newsletter: longText('Newsletter', 'As novidades, uma vez por outra, no seu e-mail.', { max: 160 }),
    }),
  },
} as const;
