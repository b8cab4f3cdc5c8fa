export interface Cookies { readonly lead: string; readonly description: string; readonly image: string; readonly effective: string; readonly sections: readonly { readonly title: string; readonly text: string; }[]; }

/** As it was made: what people changed of it comes from the API. */

export const cookies: { readonly chave: 'cookies'; readonly words: Cookies } = { chave: 'cookies', words: {
  "lead": "Que cookies usamos, para quê, e como os pode recusar.",
  "description": "Política de cookies da DFC Portugal, em vigor desde 25 de julho de 2025.",
  "image": "",
  "effective": "Em vigor desde 25 de julho de 2025. Texto revisto em 22 de novembro de 2026.",
  "sections": [
    {
      "title": "O que são cookies",
      "text": "Cookies são pequenos ficheiros de texto que um site guarda no seu equipamento para se lembrar de alguma coisa na visita seguinte. Nesta página chamamos cookies também a outras formas de guardar informação no navegador."
    },
    {
      "title": "Que cookies usamos",
      "text": "Há três tipos de cookies, e só o primeiro não depende da sua autorização. Neste momento o nosso site só usa essenciais: perguntamos-lhe pelos outros para que a escolha já seja sua quando os houver.\n\n{tipos}"
    },
    {
      "title": "O que o nosso site guarda",
      "text": "O nosso site guarda no seu navegador apenas o que aqui se diz, e não o envia a ninguém. É tudo essencial.\n\n{guardado}"
    },
    {
      "title": "Conteúdos de outros sites",
      "text": "Os vídeos que mostramos estão alojados noutros sites, que usam os seus próprios cookies. Por isso só são carregados depois de carregar no botão para os ver.\n\nA verificação de que quem preenche um formulário não é um robô é feita por nós, sem cookies, a não ser que a própria caixa diga que é feita por outra entidade. Nesse caso só é carregada depois de marcar a caixa, e essa entidade pode usar os seus próprios cookies."
    },
    {
      "title": "Como gerir os cookies",
      "text": "Pode recusar os cookies que não são essenciais com a mesma facilidade com que os aceita, e mudar de ideias quando quiser, em «Definições de cookies», no fundo de cada página. Pode também apagar ou bloquear cookies nas definições do seu navegador; se bloquear os essenciais, o site funciona na mesma, mas volta a fazer-lhe a pergunta em cada visita."
    },
    {
      "title": "Alterações e contactos",
      "text": "Se esta política mudar, publicamos aqui a nova versão com a data em que foi revista.\n\nPara qualquer dúvida, escreva para {email}."
    }
  ]
} };
