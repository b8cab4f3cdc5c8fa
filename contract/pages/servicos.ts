import { formatted, group, headWords, link, longText, text } from './describe.js';

const VIDEOS = 'https://www.youtube.com/@dfcportugal';

const step = (label: string, words: string) =>
  group(label, {
    text: longText('Texto', words),
    video: link('Vídeo', VIDEOS, { hint: 'Abre num separador novo, em «Ver Vídeo».' }),
  });

const prompts = (label: string, first: string, second: string) =>
  group(label, { first: text('Primeira pergunta', first), second: text('Segunda pergunta', second) });

export const servicos = {
  chave: 'servicos',
  nome: 'Metodologia',
  resumo: 'O método, passo a passo, a folha para a turma e os três serviços para escolas.',
  caminhos: ['/servicos'],
  fields: {
    ...headWords(
      'Quatro passos que qualquer criança sabe dizer e que qualquer escola pode usar.',
      'O método de quatro passos da DFC Portugal — Sentir, Imaginar, Fazer, Partilhar — e os serviços que o levam às escolas.',
    ),
    intro: formatted('Texto', [
      'O método nasce do design thinking, a maneira como os designers resolvem problemas: começar pelas pessoas, ter muitas ideias, experimentar depressa e aprender com o que acontece.',
      'Escolha um passo para saber o que se faz nele.',
    ]),
    sentir: step(
      'Sentir',
      'Os alunos saem da sala com olhos de quem quer saber. Observam, fazem perguntas, ouvem quem vive o problema. No fim escolhem, juntos, o que mais os incomoda e vale a pena mudar.',
    ),
    imaginar: step(
      'Imaginar',
      'Todas as ideias contam, das mais sensatas às mais disparatadas. Juntam-se, misturam-se, desenham-se. Depois a turma escolhe uma: a que muda mais com o que se tem à mão.',
    ),
    fazer: step(
      'Fazer',
      'Agora é a sério. Fazem um plano, dividem tarefas, pedem ajuda e põem a ideia de pé. Corre bem, corre mal, corrige-se. No fim, alguma coisa está diferente e foram eles que a mudaram.',
    ),
    partilhar: step(
      'Partilhar',
      'A história conta-se: à escola, às famílias, à comunidade e a outras crianças. Quem a ouve percebe que também consegue, e a mudança continua noutro sítio.',
    ),
    sheet: group('Folha para a turma', {
      title: text('Título', 'Uma folha para começar já', { max: 80 }),
      lead: longText(
        'Introdução',
        'A turma diz o que a incomoda, passa pelos quatro círculos e fica com uma folha para imprimir e pendurar na sala.',
        { max: 300 },
      ),
      action: text('Botão', 'Começar', { max: 40 }),
      notKept: longText(
        'O que acontece ao que se escreve',
        'O que se escreve aqui fica neste ecrã: não é guardado nem enviado, e desaparece quando se sai da página.',
        { max: 300 },
      ),
      worry: text('A frase da turma', 'Uma coisa que nos incomoda'),
      example: text(
        'Exemplo',
        'Numa frase: o recreio está sempre cheio de lixo, ninguém brinca com quem acabou de chegar…',
      ),
      sentir: prompts('Sentir', 'Onde e quando é que isto acontece?', 'Quem vive este problema? O que nos contaram?'),
      imaginar: prompts('Imaginar', 'Que ideias tivemos, mesmo as mais malucas?', 'Qual escolhemos? Porquê?'),
      fazer: prompts('Fazer', 'O que fazemos primeiro?', 'Quem faz o quê, e até quando?'),
      partilhar: prompts('Partilhar', 'A quem vamos contar?', 'Como: um vídeo, um cartaz, uma peça de teatro?'),
      register: longText(
        'Inscrever a escola',
        'Esta folha pode ser o princípio de um projeto para o Desafio Escolar. A escola inscreve-se em',
        { max: 200, hint: 'Por baixo da folha, antes do endereço da inscrição.' },
      ),
    }),
    services: group('À vossa disposição', {
      lead: longText('Introdução', 'Três maneiras de levar o método à sua escola.', { max: 200 }),
      formacoes: longText('Formações', 'Para professores e educadores que querem usar o método.', { max: 200 }),
      sessoes: longText('Sessões com Alunos', 'Para turmas que vão começar, ou já começaram, um projeto.', {
        max: 200,
      }),
      material: longText('Material Pedagógico', 'Para descarregar, imprimir e usar na aula.', { max: 200 }),
    }),
  },
} as const;
