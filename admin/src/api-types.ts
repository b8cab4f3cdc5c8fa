import type { components } from '@contract/api';

type Schemas = components['schemas'];

/** One event, as the API answers it. Dates are ISO 8601 in UTC. */
export type Evento = Schemas['Evento'];

/** One press article, whole. */
export type Artigo = Schemas['Artigo'];

/** One press article as its list answers it. */
export type ArtigoResumido = Schemas['ArtigoResumido'];

/** One member of the team, or the draft of one. */
export type Membro = Schemas['Membro'];

/** One invitation to write a testimonial. */
export type Convite = Schemas['Convite'];

/** An invitation that was just made, with the link that is only answered then. */
export type ConviteCriado = Schemas['ConviteCriado'];

/** One pedagogical material. */
export type Material = Schemas['Material'];

/** One annual report. */
export type Relatorio = Schemas['Relatorio'];

/** One message of the contact form. `descricaoMotivoContacto` and `mensagem` hold the same text. */
export type Contacto = Schemas['Contacto'];

/** One application of a volunteer. */
export type Candidatura = Schemas['Candidatura'];

/** One proposal of a partnership. */
export type Oportunidade = Schemas['Oportunidade'];

/** One registration of a school for the annual challenge. */
export type Inscricao = Schemas['Inscricao'];

/** One request for pedagogical material. */
export type PedidoMaterial = Schemas['PedidoMaterial'];

/** One request for a session with students. */
export type PedidoSessao = Schemas['PedidoSessao'];

/** One request for a training. */
export type PedidoFormacao = Schemas['PedidoFormacao'];

/** One subscriber of the newsletter. */
export type Subscritor = Schemas['Newsletter'];

/** An administrator's account. */
export type User = Schemas['User'];

/** The counts of the overview, what waits to be read, and the submissions of the last twelve months. */
export type Resumo = Schemas['Resumo'];

/** Where a public file is in use. */
export type FicheiroUsos = Schemas['FicheiroUsos'];
