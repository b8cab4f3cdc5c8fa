export interface DfcGlobal { readonly lead: string; readonly description: string; readonly image: string; readonly origin: string; readonly facts: readonly { readonly figure: string; readonly meaning: string; }[]; readonly values: { readonly title: string; readonly items: readonly { readonly name: string; readonly text: string; }[]; }; readonly challenge: string; readonly video: string; readonly links: { readonly title: string; readonly items: readonly { readonly label: string; readonly text: string; readonly url: string; }[]; }; }

/** As it was made: what people changed of it comes from the API. */

export const dfcGlobal: { readonly chave: 'dfc-global'; readonly words: DfcGlobal } = { chave: 'dfc-global', words: {
  "lead": "Uma ideia que nasceu numa escola da Índia e que hoje se fala em mais de 70 países: as crianças não têm de esperar por ser grandes para mudar o mundo.",
  "description": "A origem do movimento mundial Design for Change, o desafio que lança às escolas e as ligações para o conhecer melhor.",
  "image": "",
  "origin": "O movimento começou na Índia, em 2009, dentro de uma escola. A pergunta era simples: o que acontece quando se confia às crianças um problema verdadeiro, e não um exercício?\n\nA resposta foi um método de quatro passos — Sentir, Imaginar, Fazer e Partilhar — tirado do design thinking e tornado tão claro que qualquer turma o pode seguir.\n\nDe uma escola passou para muitas, e das muitas para o mundo: hoje a rede chega a mais de 70 países e a mais de 2,3 milhões de crianças. A nossa associação representa-a em Portugal desde 2011.",
  "facts": [
    {
      "figure": "2009",
      "meaning": "início do movimento, na Índia"
    },
    {
      "figure": "70+",
      "meaning": "países na rede"
    },
    {
      "figure": "2,3 M",
      "meaning": "mais de 2,3 milhões de crianças"
    }
  ],
  "values": {
    "title": "Quatro valores",
    "items": [
      {
        "name": "Empatia",
        "text": "Começar por sentir o que os outros sentem."
      },
      {
        "name": "Criatividade",
        "text": "Imaginar sem medo de errar."
      },
      {
        "name": "Ação",
        "text": "Fazer, mesmo em ponto pequeno."
      },
      {
        "name": "Colaboração",
        "text": "Partilhar o caminho e o resultado."
      }
    ]
  },
  "challenge": "O desafio é sempre o mesmo, em qualquer língua: escolhe uma coisa que te incomoda, imagina como podia ser, muda-a e conta aos outros como fizeste.\n\nNão há tema obrigatório nem resposta certa. Há crianças que limparam um rio, que ensinaram os avós a ler, que acabaram com o lixo do recreio. O que conta é que foram elas a começar.",
  "video": "https://www.youtube.com/watch?v=xXnT8snU7Lo",
  "links": {
    "title": "Para conhecer melhor",
    "items": [
      {
        "label": "A escola fundadora",
        "text": "Riverside School, em Ahmedabad, na Índia.",
        "url": "https://schoolriverside.com"
      },
      {
        "label": "O movimento global",
        "text": "O site internacional do Design for Change.",
        "url": "https://dfcworld.org"
      },
      {
        "label": "A investigação",
        "text": "O que se estudou sobre o método e os seus efeitos.",
        "url": "https://dfcworld.org/SITE/Research"
      }
    ]
  }
} };
