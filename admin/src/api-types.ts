import type { components } from '@contract/api';

/** Every record as the API answers it, by the name that the contract gives it. */
export type Schemas = components['schemas'];

/** One event, as the API answers it. Dates are ISO 8601 in UTC. */
export type Evento = Schemas['Evento'];

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

/** One edition of the challenge, whole. */
export type Edicao = Schemas['Edicao'];
export type ProjetoMural = Schemas['ProjetoMural'];

/** One edition as its list answers it. */
export type EdicaoResumida = Schemas['EdicaoResumida'];

/** A school that takes part in an edition of the challenge. */
export type Participacao = Schemas['Participacao'];

/** One partner. */
export type Parceiro = Schemas['Parceiro'];

/** One question with its answer. */
export type Pergunta = Schemas['Pergunta'];

/** One annual report. */
export type Relatorio = Schemas['Relatorio'];

/** One subscriber of the newsletter. */
export type Subscritor = Schemas['Newsletter'];

/** An administrator's account. */
export type User = Schemas['User'];

/** Something that somebody did in the back office. */
export type Atividade = Schemas['Atividade'];

/** One's own account. */
export type Conta = Schemas['Conta'];

/** A colleague who was invited to have an account and has not accepted yet. */
export type Convidado = Schemas['Convidado'];

/** The same just after it was sent, with the link where no mail server takes it to them. */
export type ConvidadoEnviado = Schemas['ConvidadoEnviado'];

/** All that is held under an e-mail address. */
export type DadosPessoais = Schemas['DadosPessoais'];

/** The result of erasing a person's data: what was erased, and what stayed. */
export type DadosApagados = Schemas['DadosApagados'];

/** A person's request about their data. */
export type PedidoDados = Schemas['PedidoDados'];

/** One record of a person. */
export type DadoGuardado = Schemas['DadoGuardado'];

/** The second step of one's own account. */
export type SegundoPasso = Schemas['SegundoPasso'];

/** One of one's own passkeys. */
export type Passkey = Schemas['Passkey'];

/** A key that an app is offered. */
export type AplicacaoOferta = Schemas['AplicacaoOferta'];

/** The counts of the overview, what waits to be read, and the submissions of the last twelve months. */
export type Resumo = Schemas['Resumo'];

/** The statements about a stored picture: it is of children, with whose authorisation, or it was taken down. */
export type Fotografia = Schemas['Fotografia'];

/** One save of a record. */
export type VersaoGuardada = Schemas['VersaoGuardada'];

/** A record with what waits in it. */
export type Rascunho = Schemas['Rascunho'];

/** The changes that a draft can ask for. */
export type RascunhoInput = Schemas['RascunhoInput'];

/** A record that visitors do not see, or of which something waits. */
export type RascunhoResumido = Schemas['RascunhoResumido'];

/** A record that was removed and can still come back. */
export type NoLixo = Schemas['NoLixo'];
