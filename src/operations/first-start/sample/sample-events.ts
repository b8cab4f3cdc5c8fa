import type { EventType } from '#content/eventos/evento.entity.js';
import { SAMPLE_NOTE, sampleTitle } from './sample-files.js';

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
  /** A folder of `samples/pictures/`. */
  picture: string;
  photos: readonly string[];
}

const sample = (event: Omit<SampleEvent, 'descricao'> & { text: string }): SampleEvent => {
  const { text, ...rest } = event;
  return { ...rest, titulo: sampleTitle(rest.titulo), descricao: `${text}\n\n${SAMPLE_NOTE}` };
};

const earlier: readonly (Pick<SampleEvent, 'titulo' | 'hook' | 'picture' | 'photos'> & { daysAgo: number })[] = [
  {
    titulo: 'Encontro de voluntários',
    hook: 'Um sábado para nos conhecermos e preparar o ano.',
    daysAgo: 40,
    picture: 'volunteers',
    photos: ['ideas'],
  },
  {
    titulo: 'Oficina de Sentir',
    hook: 'Como escutar uma escola inteira em dois dias.',
    daysAgo: 75,
    picture: 'playground',
    photos: ['listening', 'canteen'],
  },
  {
    titulo: 'Mostra de projetos',
    hook: 'Cartazes, maquetas e muita conversa nos corredores.',
    daysAgo: 130,
    picture: 'exhibition',
    photos: ['building', 'garden', 'stage'],
  },
  {
    titulo: 'Formação inicial de educadores',
    hook: 'Os quatro passos, da teoria à sala de aula.',
    daysAgo: 190,
    picture: 'classroom',
    photos: ['online'],
  },
  {
    titulo: 'Tarde de portas abertas',
    hook: 'Famílias e vizinhos descobrem o que as turmas andam a fazer.',
    daysAgo: 240,
    picture: 'garden',
    photos: ['school', 'exhibition'],
  },
  {
    titulo: 'Encontro de escolas',
    hook: 'Uma manhã para partilhar o que correu bem e o que correu mal.',
    daysAgo: 300,
    picture: 'school',
    photos: ['walking', 'books', 'ideas'],
  },
  {
    titulo: 'Festival do ano anterior',
    hook: 'O palco foi das crianças e dos jovens.',
    daysAgo: 420,
    picture: 'stage',
    photos: ['volunteers'],
  },
  {
    titulo: 'Lançamento do Desafio Escolar',
    hook: 'O ponto de partida de mais um ano de mudança.',
    daysAgo: 520,
    picture: 'walking',
    photos: ['school', 'listening'],
  },
];

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
    picture: 'listening',
    photos: ['playground', 'canteen'],
  }),
  sample({
    titulo: 'Sessão de esclarecimento para professores',
    hook: 'Uma hora online para tirar todas as dúvidas sobre o Desafio Escolar.',
    text: 'Apresentamos os quatro passos (Sentir, Imaginar, Fazer e Partilhar), o calendário do ano letivo e os materiais de apoio.\n\nHá tempo para perguntas no final.',
    tipo: 'proximo',
    startDay: 12,
    startHour: 17,
    hours: 1,
    local: 'Online',
    admissao: 'Gratuita, com inscrição',
    picture: 'online',
    photos: ['classroom'],
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
    picture: 'ideas',
    photos: ['exhibition', 'building', 'classroom'],
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
    picture: 'stage',
    photos: ['volunteers', 'exhibition', 'walking'],
  }),
  ...earlier.map(({ daysAgo, ...event }, index) =>
    sample({
      ...event,
      text: `${event.hook} Este encontro já aconteceu; ficam as fotografias e a vontade de repetir.`,
      tipo: 'anterior',
      startDay: -daysAgo,
      startHour: 10,
      hours: 4,
      local: index % 2 === 0 ? 'Vila Nova de Gaia' : 'Online',
      admissao: 'Gratuita',
    }),
  ),
];
