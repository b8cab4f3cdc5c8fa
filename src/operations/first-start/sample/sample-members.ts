import { SAMPLE_NOTE, sampleTitle } from './sample-note.js';

/** One sample member: nobody real. */
export interface SampleMember {
  nome: string;
  estado: string;
  testemunho: string;
  /** A folder of `samples/pictures/`. */
  picture: string;
  rascunho?: true;
}

const sample = (nome: string, picture: string, estado: string, text: string) => ({
  nome: sampleTitle(nome),
  picture,
  estado,
  testemunho: `${text} ${SAMPLE_NOTE}`,
});

export const sampleMembers: readonly SampleMember[] = [
  sample(
    'Personagem Amarela',
    'yellow',
    'Atual',
    'Gosto do momento em que uma turma percebe que a ideia era mesmo possível.',
  ),
  sample('Personagem Azul', 'blue', 'Atual', 'Três horas por semana chegam para ver uma escola inteira a mexer-se.'),
  sample('Personagem Verde', 'green', '2025-2026', 'Aprendi a fazer menos perguntas e a escutar mais as respostas.'),
  sample('Personagem Laranja', 'orange', '2025-2026', 'O festival é o dia mais barulhento e mais bonito do ano.'),
  sample('Personagem Roxa', 'purple', '2024-2025', 'Entrei para ajudar e saí com mais amigos do que trouxe.'),
  { ...sample('Personagem Branca', 'white', 'Atual', 'Este testemunho está à espera de aprovação.'), rascunho: true },
];
