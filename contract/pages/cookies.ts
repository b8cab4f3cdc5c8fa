import { policyWords } from './describe-policy.js';

const words = {
  lead: 'Que cookies usamos, para quê, e como os pode recusar.',
  description: 'Política de cookies da DFC Portugal, em vigor desde 25 de julho de 2025.',
  effective: 'Em vigor desde 25 de julho de 2025. Texto revisto em 22 de novembro de 2026.',
  sections: [
    {
      title: 'O que são cookies',
      paragraphs: [
        'Cookies são pequenos ficheiros de texto que um site guarda no seu equipamento para se lembrar de alguma coisa na visita seguinte. Nesta página chamamos cookies também a outras formas de guardar informação no navegador.',
      ],
    },
    {
      title: 'Que cookies usamos',
      paragraphs: [
        'Há três tipos de cookies, e só o primeiro não depende da sua autorização. Neste momento o nosso site só usa essenciais: perguntamos-lhe pelos outros para que a escolha já seja sua quando os houver.',
        '{tipos}',
      ],
    },
    {
      title: 'O que o nosso site guarda',
      paragraphs: [
        'O nosso site guarda no seu navegador apenas o que aqui se diz, e não o envia a ninguém. É tudo essencial.',
        '{guardado}',
      ],
    },
    {
      title: 'Conteúdos de outros sites',
      paragraphs: [
        'Os vídeos que mostramos estão alojados noutros sites, que usam os seus próprios cookies. Por isso só são carregados depois de carregar no botão para os ver.',
        'A verificação de que quem preenche um formulário não é um robô é feita por nós, sem cookies, a não ser que a própria caixa diga que é feita por outra entidade. Nesse caso só é carregada depois de marcar a caixa, e essa entidade pode usar os seus próprios cookies.',
      ],
    },
    {
      title: 'Como gerir os cookies',
      paragraphs: [
        'Pode recusar os cookies que não são essenciais com a mesma facilidade com que os aceita, e mudar de ideias quando quiser, em «Definições de cookies», no fundo de cada página. Pode também apagar ou bloquear cookies nas definições do seu navegador; se bloquear os essenciais, o site funciona na mesma, mas volta a fazer-lhe a pergunta em cada visita.',
      ],
    },
    {
      title: 'Alterações e contactos',
      paragraphs: [
        'Se esta política mudar, publicamos aqui a nova versão com a data em que foi revista.',
        'Para qualquer dúvida, escreva para {email}.',
      ],
    },
  ],
};

export const cookies = {
  chave: 'cookies',
  nome: 'Política de Cookies',
  resumo: 'Que cookies se usam e como se recusam. O que o site guarda no navegador é dito pelo próprio site.',
  caminhos: ['/cookies'],
  fields: policyWords(
    words,
    'Num parágrafo só seu, «{tipos}» é o quadro dos tipos de cookies e «{guardado}» o do que o site guarda no navegador.',
  ),
} as const;
