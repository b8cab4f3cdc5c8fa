export interface Imprensa { readonly lead: string; readonly description: string; readonly image: string; readonly kit: { readonly title: string; readonly text: string; readonly email: string; readonly phone: string; readonly about: string; readonly logos: readonly { readonly label: string; readonly image: string; }[]; }; }

/** As it was made: what people changed of it comes from the API. */

export const imprensa: { readonly chave: 'imprensa'; readonly words: Imprensa } = { chave: 'imprensa', words: {
  "lead": "O que se escreve sobre nós e o que nós escrevemos: histórias de alunos que meteram mãos à obra.",
  "description": "Notícias, artigos e histórias sobre a DFC Portugal e os projetos dos alunos.",
  "image": "",
  "kit": {
    "title": "Para jornalistas",
    "text": "Procura uma história, um número ou alguém com quem falar? Escreva-nos ou telefone-nos. Pode usar os logótipos e o texto desta página.",
    "email": "",
    "phone": "",
    "about": "A Design for Change Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — com que crianças e jovens transformam o que os rodeia. Faz parte de um movimento que nasceu na Índia em 2009.",
    "logos": []
  }
} };
