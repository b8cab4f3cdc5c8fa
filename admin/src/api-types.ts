import type { components } from '@contract/api';

type Schemas = components['schemas'];

/** One event, as the API answers it. Dates are ISO 8601 in UTC. */
export type Evento = Schemas['Evento'];

/** One message of the contact form. `descricaoMotivoContacto` and `mensagem` hold the same text. */
export type Contacto = Schemas['Contacto'];

/** An administrator's account. */
export type User = Schemas['User'];

/** The counts of the overview, and what waits to be read. Parts that the API lacks are absent. */
export type Resumo = Schemas['Resumo'] & {
  submissoesPorMes: { mes: string; total: Record<string, number> }[];
};

interface SubmissionBase {
  id: number;
  email: string;
  nome: string;
  createdAt: string;
  lida: boolean;
}

/** One application of a volunteer. */
export interface Candidatura extends SubmissionBase {
  idade: number;
  telefone: string | null;
  estudando: string;
  motivacao: string;
  cv: string | null;
  Create: string;
}

/** One proposal of a partnership. */
export interface Oportunidade extends SubmissionBase {
  motivoContacto: string;
  descricaoMotivoContacto: string;
  newsletter: boolean;
  documento: string | null;
}

/** One registration of a school for the annual challenge. */
export interface Inscricao {
  id: number;
  nomeEscola: string;
  emailEscola: string;
  morada: string;
  codigoPostal: string;
  nomeResponsavel: string;
  emailResponsavel: string;
  contactoTelefonico: string;
  descricao: string;
  cv: string | null;
  createdAt: string;
  lida: boolean;
}

/** One request for pedagogical material; sessions and trainings also say which kind. */
export interface Pedido extends SubmissionBase {
  mensagem: string;
  data: string;
  tipo?: string;
}

/** One subscriber of the newsletter. */
export interface Subscritor {
  id: number;
  nome: string;
  email: string;
  create: string;
  confirmada: boolean;
  confirmadaEm: string | null;
}

/** One press article; the list answers only what it shows. */
export interface Artigo {
  id: number;
  titulo: string;
  data: string;
  url: string | null;
  Categoria: string | null;
  hook?: string | null;
  descricao?: string | null;
  video?: string | null;
  fotos?: string[];
  versao?: number;
}

/** One member of the team, or the draft of one. */
export interface Membro {
  id: number;
  nome: string;
  estado: string;
  testemunho: string;
  img: string | null;
  rascunho: boolean;
  versao: number;
}

/** One pedagogical material. */
export interface Material {
  id: number;
  titulo: string;
  texto: string;
  download: string | null;
  img: string | null;
  createdAt: string;
  versao: number;
}

/** One annual report. */
export interface Relatorio {
  id: number;
  nome_do_ficheiro: string;
  ano: number;
  data: string;
  arquivo: string;
}

/** One invitation to write a testimonial; its link is only in the answer that made it. */
export interface Convite {
  id: number;
  nota: string | null;
  estado: 'pendente' | 'usado' | 'anulado' | 'expirado';
  createdAt: string;
  expira: string;
  usado: string | null;
  membroId: number | null;
  url?: string;
}
