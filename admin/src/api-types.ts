/** One event, as the API answers it. Dates are ISO 8601 in UTC. */
export interface Evento {
  id: number;
  titulo: string;
  descricao: string | null;
  hook: string | null;
  url: string | null;
  data: string;
  dataFim: string | null;
  tipo: 'proximo' | 'decorrer' | 'anterior';
  ano: number;
  create: string;
  video: string | null;
  local: string | null;
  websiteOficial: string | null;
  admissao: string | null;
  fotos: string[];
  versao: number;
}

/** The counts of the overview, and what waits to be read. Parts that the API lacks are absent. */
export interface Resumo {
  contagens: Record<string, number>;
  naoLidas: Record<string, number>;
  eventosPorRever: number;
}
