import { group, headWords, image, list, longText, pageTop, text } from '../describe.js';

// Pages of whose words only the head is the association's own: the rest are records, forms, or specified.

export const eventos = {
  chave: 'eventos',
  nome: 'Eventos',
  resumo: 'O topo da página; os eventos têm uma secção sua.',
  caminhos: ['/eventos'],
  fields: headWords(
    'Encontros, festivais, formações e outras ocasiões para conhecer o método e quem o põe em prática.',
    'Eventos e oportunidades da DFC Portugal: os que estão a decorrer, os próximos e os anteriores, ano a ano.',
  ),
} as const;

export const imprensa = {
  chave: 'imprensa',
  nome: 'Imprensa',
  resumo: 'O topo da página e o que é para jornalistas; os artigos têm uma secção sua.',
  caminhos: ['/imprensa'],
  fields: {
    ...headWords(
      'O que se escreve sobre nós e o que nós escrevemos: histórias de alunos que meteram mãos à obra.',
      'Notícias, artigos e histórias sobre a DFC Portugal e os projetos dos alunos.',
    ),
    kit: group('Para jornalistas', {
      title: text('Título', 'Para jornalistas'),
      text: longText(
        'Texto',
        'Procura uma história, um número ou alguém com quem falar? Escreva-nos ou telefone-nos. Pode usar os logótipos e o texto desta página.',
      ),
      email: text('E-mail para a imprensa', '', {
        max: 254,
        optional: true,
        format: 'email',
        hint: 'Sem ele, fica o da associação.',
      }),
      phone: text('Telefone para a imprensa', '', {
        max: 24,
        optional: true,
        format: 'telefone',
        hint: 'Sem ele, fica o primeiro da associação.',
      }),
      about: longText(
        'Quem somos, para citar',
        'A Design for Change Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — com que crianças e jovens transformam o que os rodeia. Faz parte de um movimento que nasceu na Índia em 2009.',
      ),
      logos: list(
        'Outros logótipos',
        'Logótipo',
        { label: text('Nome', '', { max: 60 }), image: image('Imagem', 'Para descarregar.') },
        [],
        { max: 8 },
      ),
    }),
  },
} as const;

export const relatorios = {
  chave: 'relatorios',
  nome: 'Relatórios',
  resumo: 'O topo da página; os relatórios têm uma secção sua.',
  caminhos: ['/relatorios'],
  fields: headWords(
    'O que fizemos, com quem e com que resultados: um relatório por ano, para quem gosta de contas certas.',
    'Relatórios de balanço anual da DFC Portugal para descarregar, de 2021 até hoje.',
  ),
} as const;

export const formVoluntariado = {
  chave: 'form-voluntariado',
  nome: 'Candidatura a voluntário',
  resumo: 'O topo do formulário.',
  caminhos: ['/form-voluntariado'],
  fields: {
    ...pageTop(
      'Candidatura a voluntário',
      'Três a quatro horas por semana, online e presencialmente. Conta-nos quem és.',
      'Formulário de candidatura ao voluntariado da DFC Portugal.',
    ),
    formTitle: text('Título do formulário', 'A tua candidatura', { max: 80 }),
  },
} as const;

export const formParcerias = {
  chave: 'form-parcerias',
  nome: 'Proposta de parceria',
  resumo: 'O topo do formulário.',
  caminhos: ['/form-parcerias'],
  fields: {
    ...pageTop(
      'Proposta de parceria',
      'Uma ideia já pensada ou só vontade de conversar: comece por aqui.',
      'Formulário para propor uma parceria à DFC Portugal ou saber mais sobre as que existem.',
    ),
    formTitle: text('Título do formulário', 'A sua proposta', { max: 80 }),
  },
} as const;
