export interface Servicos { readonly lead: string; readonly description: string; readonly image: string; readonly intro: string; readonly sentir: { readonly text: string; readonly video: string; }; readonly imaginar: { readonly text: string; readonly video: string; }; readonly fazer: { readonly text: string; readonly video: string; }; readonly partilhar: { readonly text: string; readonly video: string; }; readonly services: { readonly lead: string; readonly formacoes: string; readonly sessoes: string; readonly material: string; }; }

/** As it was made: what people changed of it comes from the API. */

export const servicos: { readonly chave: 'servicos'; readonly words: Servicos } = { chave: 'servicos', words: {
  "lead": "Quatro passos que qualquer criança sabe dizer e que qualquer escola pode usar.",
  "description": "O método de quatro passos da DFC Portugal — Sentir, Imaginar, Fazer, Partilhar — e os serviços que o levam às escolas.",
  "image": "",
  "intro": "O método nasce do design thinking, a maneira como os designers resolvem problemas: começar pelas pessoas, ter muitas ideias, experimentar depressa e aprender com o que acontece.\n\nEscolha um passo para saber o que se faz nele.",
  "sentir": {
    "text": "Os alunos saem da sala com olhos de quem quer saber. Observam, fazem perguntas, ouvem quem vive o problema. No fim escolhem, juntos, o que mais os incomoda e vale a pena mudar.",
    "video": "https://www.youtube.com/@dfcportugal"
  },
  "imaginar": {
    "text": "Todas as ideias contam, das mais sensatas às mais disparatadas. Juntam-se, misturam-se, desenham-se. Depois a turma escolhe uma: a que muda mais com o que se tem à mão.",
    "video": "https://www.youtube.com/@dfcportugal"
  },
  "fazer": {
    "text": "Agora é a sério. Fazem um plano, dividem tarefas, pedem ajuda e põem a ideia de pé. Corre bem, corre mal, corrige-se. No fim, alguma coisa está diferente e foram eles que a mudaram.",
    "video": "https://www.youtube.com/@dfcportugal"
  },
  "partilhar": {
    "text": "A história conta-se: à escola, às famílias, à comunidade e a outras crianças. Quem a ouve percebe que também consegue, e a mudança continua noutro sítio.",
    "video": "https://www.youtube.com/@dfcportugal"
  },
  "services": {
    "lead": "Três maneiras de levar o método à sua escola.",
    "formacoes": "Para professores e educadores que querem usar o método.",
    "sessoes": "Para turmas que vão começar, ou já começaram, um projeto.",
    "material": "Para descarregar, imprimir e usar na aula."
  }
} };
