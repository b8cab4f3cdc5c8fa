import type { EventType } from '../../../content/eventos/evento.entity.js';
import { SAMPLE_NOTE, sampleTitle } from './sample-note.js';

/** One sample event; days count from the day on which the database is made, so that upcoming events are upcoming. */
export interface SampleEvent {
  titulo: string;
  hook: string;
  descricao: string;
  tipo: EventType;
  startDay: number;
  /** Hour of the day, UTC. */
  startHour: number;
  hours: number;
  local: string;
  admissao: string;
  photos: number;
}

const sample = (event: Omit<SampleEvent, 'descricao'> & { text: string }): SampleEvent => {
  const { text, ...rest } = event;
  return { ...rest, titulo: sampleTitle(rest.titulo), descricao: `${text}\n\n${SAMPLE_NOTE}` };
};

export const sampleEvents: readonly SampleEvent[] = [
  sample({
    titulo: 'Semana da Empatia nas escolas',
    hook: 'Cinco dias para escutar a escola antes de a querer mudar.',
    text: 'Durante uma semana, cada turma percorre a escola com olhos de investigador: observa, conversa e regista o que as pessoas sentem nos recreios, nos corredores e na cantina.\n\nNo fim, escolhe-se um problema que valha a pena resolver em conjunto.',
    tipo: 'decorrer',
    startDay: -1,
    startHour: 9,
    hours: 96,
    local: 'Escolas participantes',
    admissao: 'Turmas inscritas no Desafio Escolar',
    photos: 2,
  }),
  sample({
    titulo: 'Sessão de esclarecimento para professores',
    hook: 'Uma hora em linha para tirar todas as dúvidas sobre o Desafio Escolar.',
    text: 'Apresentamos os quatro passos (Sentir, Imaginar, Fazer e Partilhar), o calendário do ano letivo e os materiais de apoio.\n\nHá tempo para perguntas no final.',
    tipo: 'proximo',
    startDay: 12,
    startHour: 17,
    hours: 1,
    local: 'Em linha',
    admissao: 'Gratuita, com inscrição',
    photos: 1,
  }),
  sample({
    titulo: 'Oficina de Imaginar',
    hook: 'Ideias em catadupa, papel colorido e regras simples para não travar ninguém.',
    text: 'Uma tarde prática em que professores e alunos experimentam técnicas para passar de um problema a muitas soluções possíveis.',
    tipo: 'proximo',
    startDay: 33,
    startHour: 14,
    hours: 3,
    local: 'Vila Nova de Gaia',
    admissao: 'Gratuita, até 30 participantes',
    photos: 3,
  }),
  sample({
    titulo: 'Festival de encerramento',
    hook: 'As turmas sobem ao palco e contam o que mudaram.',
    text: 'Cada escola traz três a cinco representantes para partilhar o seu projeto com todas as outras. No fim, conhecem-se os projetos nomeados nas três categorias.',
    tipo: 'proximo',
    startDay: 150,
    startHour: 9,
    hours: 8,
    local: 'Vila Nova de Gaia',
    admissao: 'Escolas convidadas',
    photos: 3,
  }),
  ...[
    ['Encontro de voluntários', 'Um sábado para nos conhecermos e preparar o ano.', 40],
    ['Oficina de Sentir', 'Como escutar uma escola inteira em dois dias.', 75],
    ['Mostra de projetos', 'Cartazes, maquetas e muita conversa nos corredores.', 130],
    ['Formação inicial de educadores', 'Os quatro passos, da teoria à sala de aula.', 190],
    ['Tarde de portas abertas', 'Famílias e vizinhos descobrem o que as turmas andam a fazer.', 240],
    ['Encontro de escolas', 'Uma manhã para partilhar o que correu bem e o que correu mal.', 300],
    ['Festival do ano anterior', 'O palco foi das crianças e dos jovens.', 420],
    ['Lançamento do Desafio Escolar', 'O ponto de partida de mais um ano de mudança.', 520],
  ].map(([titulo, hook, daysAgo], index) =>
    sample({
      titulo: String(titulo),
      hook: String(hook),
      text: `${String(hook)} Este encontro já aconteceu; ficam as fotografias e a vontade de repetir.`,
      tipo: 'anterior',
      startDay: -Number(daysAgo),
      startHour: 10,
      hours: 4,
      local: index % 2 === 0 ? 'Vila Nova de Gaia' : 'Em linha',
      admissao: 'Gratuita',
      photos: 1 + (index % 3),
    }),
  ),
];
