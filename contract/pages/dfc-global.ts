import { formatted, group, headWords, link, list, longText, text } from './describe.js';

export const dfcGlobal = {
  chave: 'dfc-global',
  nome: 'DFC Global',
  resumo: 'A origem do movimento, os seus valores e o vídeo.',
  caminhos: ['/dfc-global'],
  fields: {
    ...headWords(
      'Uma ideia que nasceu numa escola da Índia e que hoje vive em mais de 70 países: as crianças não têm de esperar por ser grandes para mudar o mundo.',
      'A origem do movimento mundial Design for Change, o desafio que lança às escolas e as ligações para o conhecer melhor.',
    ),
    origin: formatted('A Origem do DFC', [
      'O movimento começou na Índia, em 2009, dentro de uma escola. A pergunta era simples: o que acontece quando se confia às crianças um problema verdadeiro, e não um exercício?',
      'A resposta foi um método de quatro passos — Sentir, Imaginar, Fazer e Partilhar — tirado do design thinking e tornado tão claro que qualquer turma o pode seguir.',
      'De uma escola passou para muitas, e das muitas para o mundo: hoje a rede chega a mais de 70 países e a mais de 2,3 milhões de crianças. A nossa associação representa-a em Portugal desde 2011.',
    ]),
    facts: list(
      'Números',
      'Número',
      { figure: text('Número', '', { max: 12 }), meaning: text('O que quer dizer', '', { max: 100 }) },
      [
        { figure: '2009', meaning: 'início do movimento, na Índia' },
        { figure: '70+', meaning: 'países na rede' },
        { figure: '2,3 M', meaning: 'mais de 2,3 milhões de crianças' },
      ],
      { min: 1, max: 6 },
    ),
    values: group('Valores', {
      title: text('Título', 'Quatro valores', { max: 80 }),
      items: list(
        'Valores',
        'Valor',
        { name: text('Nome', '', { max: 60 }), text: longText('Texto', '', { max: 200 }) },
        [
          { name: 'Empatia', text: 'Começar por sentir o que os outros sentem.' },
          { name: 'Criatividade', text: 'Imaginar sem medo de errar.' },
          { name: 'Ação', text: 'Fazer, mesmo em ponto pequeno.' },
          { name: 'Colaboração', text: 'Partilhar o caminho e o resultado.' },
        ],
        { min: 1, max: 8 },
      ),
    }),
    challenge: formatted('O desafio do DFC', [
      'O desafio é sempre o mesmo, em qualquer língua: escolhe uma coisa que te incomoda, imagina como podia ser, muda-a e conta aos outros como fizeste.',
      'Não há tema obrigatório nem resposta certa. Há crianças que limparam um rio, que ensinaram os avós a ler, que acabaram com o lixo do recreio. O que conta é que foram elas a começar.',
    ]),
    video: link('Vídeo', 'https://www.youtube.com/watch?v=xXnT8snU7Lo', {
      hint: 'Só é pedido ao YouTube ou ao Vimeo depois de se carregar em «Ver o vídeo».',
    }),
    links: group('Ligações', {
      title: text('Título', 'Para conhecer melhor', { max: 80 }),
      items: list(
        'Ligações',
        'Ligação',
        { label: text('Nome', '', { max: 80 }), text: longText('Texto', '', { max: 200 }), url: link('Endereço') },
        [
          {
            label: 'A escola fundadora',
            text: 'Riverside School, em Ahmedabad, na Índia.',
            url: 'https://schoolriverside.com',
          },
          {
            label: 'O movimento global',
            text: 'O site internacional do Design for Change.',
            url: 'https://dfcworld.org',
          },
          {
            label: 'A investigação',
            text: 'O que se estudou sobre o método e os seus efeitos.',
            url: 'https://dfcworld.org/SITE/Research',
          },
        ],
        { min: 1, max: 9 },
      ),
    }),
  },
} as const;
