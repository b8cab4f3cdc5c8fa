import { SAMPLE_NOTE, sampleTitle } from './sample-note.js';

/** One sample member: nobody real. */
export interface SampleMember {
  nome: string;
  estado: string;
  testemunho: string;
  rascunho?: true;
}

const sample = (nome: string, estado: string, text: string) => ({
  nome: sampleTitle(nome),
  estado,
  testemunho: `${text} ${SAMPLE_NOTE}`,
});

export const sampleMembers: readonly SampleMember[] = [
  sample('Personagem Amarela', 'Atual', 'Gosto do momento em que uma turma percebe que a ideia era mesmo possível.'),
  sample('Personagem Azul', 'Atual', 'Três horas por semana chegam para ver uma escola inteira a mexer-se.'),
  sample('Personagem Verde', '2025-2026', 'Aprendi a fazer menos perguntas e a escutar mais as respostas.'),
  sample('Personagem Laranja', '2025-2026', 'O festival é o dia mais barulhento e mais bonito do ano.'),
  sample('Personagem Roxa', '2024-2025', 'Entrei para ajudar e saí com mais amigos do que trouxe.'),
  { ...sample('Personagem Branca', 'Atual', 'Este testemunho está à espera de aprovação.'), rascunho: true },
];
