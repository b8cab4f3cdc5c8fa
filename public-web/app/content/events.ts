import type { Events } from './schemas/events.ts';

export const events: Events = {
  title: 'Eventos e Oportunidades',
  lead: 'Encontros, festivais, formações e outras ocasiões para conhecer o método e quem o põe em prática.',
  description:
    'Eventos e oportunidades da DFC Portugal: os que estão a decorrer, os próximos e os anteriores, ano a ano.',
  yearsLabel: 'Escolher o ano',
  sections: {
    decorrer: { title: 'A Decorrer', empty: 'Não há eventos a decorrer neste momento.' },
    proximo: { title: 'Próximos', empty: 'Ainda não há próximos eventos marcados.' },
    anterior: { title: 'Anteriores', empty: 'Nenhum evento anterior disponível' },
  },
  subscribe: 'Calendário dos eventos (.ics)',
  more: 'Carregar mais',
  loading: 'A carregar os eventos…',
  failure: 'Falha ao carregar os eventos. Por favor, tente novamente.',
  retry: 'Tentar novamente',
  detail: {
    back: 'Voltar aos eventos',
    notFound: 'Evento não encontrado',
    failure: 'Falha ao carregar os detalhes do evento.',
    facts: {
      start: 'Início',
      end: 'Fim',
      place: 'Local',
      website: 'Website oficial',
      admission: 'Admissão',
      calendar: 'Calendário',
      addToCalendar: 'Juntar ao meu calendário',
    },
    missing: {
      date: 'Data não definida',
      place: 'Local não disponível',
      website: 'Website não disponível',
      admission: 'Admissão não disponível',
      description: 'Descrição indisponível.',
    },
    photos: 'Fotografias',
    photosFailure: 'Erro ao carregar as fotos.',
    video: 'Ver o vídeo',
    upcoming: 'Próximos eventos',
    upcomingEmpty: 'Não há outros eventos marcados.',
    upcomingFailure: 'Falha ao carregar os próximos eventos.',
  },
};
